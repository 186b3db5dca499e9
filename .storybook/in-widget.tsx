import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { SettingsContext, WizardContext } from "../widget/state/hooks.ts";
import { embedded, frame, root } from "../widget/theme/base.css.ts";
import { space } from "../widget/theme/constants.ts";
import { type ThemeName, themes } from "../widget/theme/themes.css.ts";
import { color } from "../widget/theme/tokens.css.ts";
import { InShadowRoot } from "./shadow-root.tsx";
import { createWizard, type WizardSetup } from "./story-wizard.ts";

/**
 * The widget around a story: shadow root, theme, providers. `parameters.wizard` says what the story's wizard holds.
 * A story with the layout "fullscreen" brings its own paper.
 */
export const inWidget: Decorator = (Story, { id, globals, parameters }) => {
  const theme = globals.theme as ThemeName;
  const bare = parameters.layout === "fullscreen";
  return (
    <InShadowRoot key={id}>
      <div className={`${frame} ${themes[theme]}`} lang="en">
        <div
          className={`${root} ${embedded}`}
          style={{ background: bare ? color.page : color.sheet, padding: bare ? 0 : space.medium }}
        >
          <WithWizard setup={{ ...(parameters.wizard as WizardSetup), attributes: { theme } }}>
            <Story />
          </WithWizard>
        </div>
      </div>
    </InShadowRoot>
  );
};

function WithWizard({ setup, children }: { setup: WizardSetup; children: React.ReactNode }) {
  const [wizard] = useState(() => createWizard(setup).wizard);
  return (
    <WizardContext.Provider value={wizard}>
      <SettingsContext.Provider value={wizard.host.settings()}>{children}</SettingsContext.Provider>
    </WizardContext.Provider>
  );
}
