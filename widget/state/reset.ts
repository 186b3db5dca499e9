import { stepOf } from "./settings.ts";

/** What is known when step 1 opens. `referrer` is the route the visitor came from, "" where there is none. */
export interface Opening {
  readonly startFresh: string | null;
  readonly currentStep: string | null;
  readonly referrer: string;
}

const KEPT_AT = ["issue-details", "diagnostic", "service-options"];

/** Whether opening step 1 drops the saved progress: when asked to, or when the visitor did not come from a later step. */
export function dropsProgress({ startFresh, currentStep, referrer }: Opening) {
  if (startFresh === "true") return true;
  return !isLaterStep(referrer) && !KEPT_AT.includes(stepOf(currentStep) ?? "");
}

/** "/steps/issue-details" and its address on any host; not "/steps/vehicle-info". */
function isLaterStep(referrer: string) {
  const path = referrer.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/, "");
  return /^\/steps\/[^/]/.test(path) && !/^\/steps\/vehicle-info\/?$/.test(path);
}
