import { type ReactNode, useEffect } from "react";
import { version } from "../package.json";
import { Faults } from "./Faults.tsx";
import { Frame } from "./Frame.tsx";
import { Launcher } from "./Launcher.tsx";
import { Paper } from "./Paper.tsx";
import * as css from "./RepairAssist.css.ts";
import type { RepairAssistProperties } from "./repair-assist.d.ts";
import { SettingsContext, WizardContext } from "./state/hooks.ts";
import { readRoute, type Settings } from "./state/settings.ts";
import type { Wizard } from "./state/wizard.ts";
import { SharedResult } from "./steps/diagnostic/SharedResult.tsx";
import { Rescue } from "./steps/Rescue.tsx";
import { Step } from "./steps/Step.tsx";
import { useTexts } from "./texts/texts.ts";
import { container, embedded, onSite, root, sizer } from "./theme/base.css.ts";
import { screenOnly } from "./theme/print.css.ts";
import { HeadingLevel } from "./ui/Heading/Heading.tsx";
import { StepProgress } from "./ui/StepProgress/StepProgress.tsx";
import { ToastRegion } from "./ui/Toast/Toast.tsx";

export interface RepairAssistProps extends RepairAssistProperties {
  wizard: Wizard;
  /** Counts the resets, so that each shows the step anew. */
  epoch?: number;
}

/** The wizard as the element shows it: providers, theme, what frames the steps, and the step itself. */
export function RepairAssist({ wizard, epoch = 0, ...attributes }: RepairAssistProps) {
  const settings = wizard.host.settings();
  const { api, partner, site } = settings;
  const route = readRoute(attributes);
  const texts = useTexts();
  const ownPage = site && !settings.landing;
  const body = (
    <>
      <Faults attributes={attributes} />
      {settings.shared ? (
        <Rescue key={settings.shared}>
          <SharedResult token={settings.shared} />
        </Rescue>
      ) : (
        <Step key={epoch} route={route} />
      )}
    </>
  );

  useEffect(() => void wizard.host.dispatch("ready", { version }), [wizard]);
  // Our own pages come with their API; elsewhere the page's address or partner key may be wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: address and key are what is asked about.
  useEffect(() => {
    if (!site) wizard.checkCompatibility(texts.faults);
  }, [wizard, site, api, partner]);

  return (
    <WizardContext.Provider value={wizard}>
      <SettingsContext.Provider value={settings}>
        <HeadingLevel.Provider value={ownPage ? 1 : 2}>
          <Frame attributes={attributes}>
            <Place launcher={settings.launcher}>
              <div className={`${root} ${ownPage ? onSite : embedded}`}>
                {ownPage ? (
                  <>
                    <div className={`${css.progressOnSite} ${screenOnly}`}>
                      {!settings.shared && <StepProgress step={route.step} />}
                    </div>
                    {body}
                  </>
                ) : (
                  <Paper step={route.step}>{body}</Paper>
                )}
                <ToastRegion />
              </div>
            </Place>
          </Frame>
        </HeadingLevel.Provider>
      </SettingsContext.Provider>
    </WizardContext.Provider>
  );
}

/** Where the wizard stands: in the page, or behind a button. */
function Place({ launcher, children }: { launcher: Settings["launcher"]; children: ReactNode }) {
  const contained = <div className={container}>{children}</div>;
  if (launcher) return <Launcher floating={launcher === "floating"}>{contained}</Launcher>;
  return (
    <>
      <svg className={sizer} aria-hidden="true" />
      {contained}
    </>
  );
}
