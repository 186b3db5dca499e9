import { useEffect } from "react";
import { Paper } from "./Paper.tsx";
import * as css from "./RepairAssist.css.ts";
import { SettingsContext, WizardContext } from "./state/hooks.ts";
import { type Attributes, readRoute } from "./state/settings.ts";
import type { Wizard } from "./state/wizard.ts";
import { SharedResult } from "./steps/diagnostic/SharedResult.tsx";
import { Step } from "./steps/Step.tsx";
import { accentVars } from "./theme/accent.ts";
import { embedded, frame, onSite, root } from "./theme/base.css.ts";
import { screenOnly } from "./theme/print.css.ts";
import { themes } from "./theme/themes.css.ts";
import { useDark } from "./theme/use-dark.ts";
import { HeadingLevel } from "./ui/Heading/Heading.tsx";
import { StepProgress } from "./ui/StepProgress/StepProgress.tsx";
import { ToastRegion } from "./ui/Toast/Toast.tsx";

export interface RepairAssistProps extends Attributes {
  wizard: Wizard;
  /** Counts the resets, so that each shows the step anew. */
  epoch?: number;
}

/** The wizard as the element shows it: providers, theme, what frames the steps, and the step itself. */
export function RepairAssist({ wizard, epoch = 0, ...attributes }: RepairAssistProps) {
  const settings = wizard.host.settings();
  const route = readRoute(attributes);
  const dark = useDark(settings.theme);
  const ownPage = settings.site && !settings.landing;
  const steps = settings.shared ? (
    <SharedResult key={settings.shared} token={settings.shared} />
  ) : (
    <Step key={epoch} route={route} />
  );

  useEffect(() => void wizard.host.dispatch("ready"), [wizard]);

  return (
    <WizardContext.Provider value={wizard}>
      <SettingsContext.Provider value={settings}>
        <HeadingLevel.Provider value={ownPage ? 1 : 2}>
          <div className={`${frame} ${themes[settings.theme]}`} style={accentVars(settings.accent, dark)} lang="en">
            <div className={`${root} ${ownPage ? onSite : embedded}`}>
              {ownPage ? (
                <>
                  <div className={`${css.progressOnSite} ${screenOnly}`}>
                    {!settings.shared && <StepProgress step={route.step} />}
                  </div>
                  {steps}
                </>
              ) : (
                <Paper step={route.step}>{steps}</Paper>
              )}
              <ToastRegion />
            </div>
          </div>
        </HeadingLevel.Provider>
      </SettingsContext.Provider>
    </WizardContext.Provider>
  );
}
