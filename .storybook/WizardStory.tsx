import { useState } from "react";
import { RepairAssist } from "../widget/RepairAssist.tsx";
import { en } from "../widget/texts/en.ts";
import { TextsContext } from "../widget/texts/texts.ts";
import type { ThemeName } from "../widget/theme/themes.css.ts";
import { longTexts } from "./long-texts.ts";
import { createWizard, type WizardSetup } from "./story-wizard.ts";

/** The whole widget at one step, as the element shows it. Moving on to another step is followed no further. */
export function WizardStory({ theme, ...setup }: WizardSetup & { theme?: ThemeName }) {
  const [{ wizard, attributes }] = useState(() =>
    createWizard({ ...setup, attributes: { ...setup.attributes, theme } }),
  );
  return <RepairAssist wizard={wizard} {...attributes} />;
}

/** How step stories render: their arguments are the setup, theme and length of the texts are the toolbar's. */
export const renderWizard = (setup: WizardSetup, { globals }: { globals: Record<string, unknown> }) => (
  <TextsContext.Provider value={globals.texts === "long" ? longTexts : en}>
    <WizardStory key={JSON.stringify(globals)} {...setup} theme={globals.theme as ThemeName} />
  </TextsContext.Provider>
);
