import { useState } from "react";
import { RepairAssist } from "../widget/RepairAssist.tsx";
import type { ThemeName } from "../widget/theme/themes.css.ts";
import { createWizard, type WizardSetup } from "./story-wizard.ts";

/** The whole widget at one step, as the element shows it. Moving on to another step is followed no further. */
export function WizardStory({ theme, ...setup }: WizardSetup & { theme?: ThemeName }) {
  const [{ wizard, attributes }] = useState(() =>
    createWizard({ ...setup, attributes: { ...setup.attributes, theme } }),
  );
  return <RepairAssist wizard={wizard} {...attributes} />;
}

/** How step stories render: their arguments are the setup, the theme is the toolbar's. */
export const renderWizard = (setup: WizardSetup, { globals }: { globals: Record<string, unknown> }) => (
  <WizardStory key={JSON.stringify(globals)} {...setup} theme={globals.theme as ThemeName} />
);
