import type { StepId } from "#shared/steps.ts";
import { diagnosticByIssue } from "../client/diagnostics.ts";
import { stepOf } from "./settings.ts";
import type { Wizard } from "./wizard.ts";
import type { IdName } from "./wizard-state.ts";

/** How long a step waits for what it needs before it gives up, in milliseconds. */
export const GUARD_DELAY = 500;

const NEEDS: Partial<Record<StepId, readonly IdName[]>> = {
  "issue-details": ["userId", "vehicleId"],
  diagnostic: ["issueId", "diagnosticId"],
  "service-options": ["diagnosticId"],
};

/** The ids that a step cannot do without and that the state lacks. */
export const missingIds = (wizard: Wizard, step: StepId) =>
  (NEEDS[step] ?? []).filter((name) => wizard.state[name] === null);

/**
 * Calls `onReady` as soon as the step has its ids: at once, or after they were restored from local storage. Without
 * them the visitor is sent to the start after `GUARD_DELAY`, unless local storage marks the step as current and the
 * restoring still runs. Returns the call that ends the watch.
 */
export function guardStep(wizard: Wizard, step: StepId, onReady: () => void): () => void {
  if (missingIds(wizard, step).length === 0) {
    onReady();
    return () => {};
  }
  let ended = false;
  const delay = new Promise((resolve) => setTimeout(resolve, GUARD_DELAY));
  restoreIds(wizard, step).then(async () => {
    if (missingIds(wizard, step).length > 0) await delay;
    if (ended) return;
    if (missingIds(wizard, step).length > 0) wizard.exit("guard");
    else onReady();
  });
  return () => {
    ended = true;
  };
}

/** Takes ids from local storage into the state: for step 2 always, later where that step is marked as current. */
export async function restoreIds(wizard: Wizard, step: StepId) {
  const marked = stepOf(wizard.saved("currentStep")) === step;
  if (step !== "issue-details" && !marked) return;
  for (const name of ["userId", "vehicleId", "issueId"] as const) {
    const saved = wizard.saved(name);
    if (saved && wizard.state[name] === null) wizard.update({ [name]: saved });
  }
  if (step !== "issue-details") await restoreDiagnostic(wizard);
}

/** No diagnostic id is kept in local storage: the issue leads to it. */
async function restoreDiagnostic(wizard: Wizard) {
  const { issueId, diagnosticId } = wizard.state;
  if (!issueId || diagnosticId) return;
  try {
    const record = await wizard.client.load(diagnosticByIssue(issueId));
    if (record?.id) wizard.update({ diagnosticId: record.id });
  } catch (error) {
    console.error("Repair Assist: the saved analysis could not be found again.", error);
  }
}
