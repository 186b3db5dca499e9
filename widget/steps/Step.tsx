import { useEffect, useRef, useState } from "react";
import type { StepId } from "#shared/steps.ts";
import { useSettings, useWizard } from "../state/hooks.ts";
import type { Route } from "../state/settings.ts";
import { Confirmation } from "./confirmation/Confirmation.tsx";
import { Diagnostic } from "./diagnostic/Diagnostic.tsx";
import { IssueDetails } from "./issue-details/IssueDetails.tsx";
import { Rescue } from "./Rescue.tsx";
import { SessionEnded } from "./SessionEnded.tsx";
import { ServiceOptions } from "./service-options/ServiceOptions.tsx";
import { VehicleInfo } from "./vehicle-info/VehicleInfo.tsx";

/** The step that the route names. After a change its title takes the focus and the widget's top comes into view. */
export function Step({ route: { step, confirmationType } }: { route: Route }) {
  const cameFrom = usePrevious(step);
  const { site, previousRoute } = useSettings();
  const box = useArrival(step, cameFrom !== null || (site && previousRoute !== undefined && step !== "vehicle-info"));
  const referrer = previousRoute ?? (cameFrom ? `/steps/${cameFrom}` : site ? sameSiteReferrer() : "");
  const wizard = useWizard();
  // Another value to begin with makes the form anew: what was typed in it is saved, and counts more.
  const begins = JSON.stringify(wizard.prefill().vehicle);
  const [session, setSession] = useState(0);
  const onRenewed = () => {
    setSession(session + 1);
    if (step !== "issue-details" || !wizard.state.issueId) return;
    wizard.mark("diagnostic-results");
    wizard.go("diagnostic");
  };
  return (
    <div ref={box} key={`${step} ${session}`}>
      {step !== "vehicle-info" && <SessionEnded onRenewed={onRenewed} />}
      <Rescue>
        {step === "vehicle-info" && <VehicleInfo key={begins} referrer={referrer} />}
        {step === "issue-details" && <IssueDetails />}
        {step === "diagnostic" && <Diagnostic />}
        {step === "service-options" && <ServiceOptions />}
        {step === "confirmation" && <Confirmation key={confirmationType} type={confirmationType} />}
      </Rescue>
    </div>
  );
}

/** The step that was shown before this one, null at first. */
function usePrevious(step: StepId): StepId | null {
  const steps = useRef<{ now: StepId; before: StepId | null }>({ now: step, before: null });
  if (steps.current.now !== step) steps.current = { now: step, before: steps.current.now };
  return steps.current.before;
}

/** Takes the focus to the step's title as soon as it is there: some steps look up their state first. */
function useArrival(step: StepId, arrived: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const { host } = useWizard();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is arrived at once, whatever changes later.
  useEffect(() => {
    if (!arrived || !box.current) return;
    host.bringIntoView();
    const element = box.current;
    const focusTitle = () => {
      const title = element.querySelector<HTMLElement>("[data-step-title]");
      title?.focus({ preventScroll: true });
      return Boolean(title);
    };
    if (focusTitle()) return;
    const observer = new MutationObserver(() => focusTitle() && observer.disconnect());
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [step]);
  return box;
}

/** The route of our own site that a freshly loaded page was reached from. */
function sameSiteReferrer() {
  try {
    const { origin, pathname } = new URL(document.referrer);
    return origin === location.origin ? pathname : "";
  } catch {
    return "";
  }
}
