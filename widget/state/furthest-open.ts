import { STEPS, type StepId } from "#shared/steps.ts";
import { missingIds } from "./guards.ts";
import { stepOf } from "./settings.ts";
import type { Wizard } from "./wizard.ts";

/**
 * The step itself, or the last one before it, whose ids the state has or local storage can restore: the console says
 * which.
 */
export function furthestOpen(wizard: Wizard, step: StepId): StepId {
  const steps = STEPS.map(({ id }) => id);
  const before = steps.slice(0, steps.indexOf(step) + 1);
  const open = before.findLast((id) => isOpen(wizard, id)) ?? "vehicle-info";
  if (open !== step) console.warn(`Repair Assist: goTo: "${step}" is not open yet; "${open}" is shown.`);
  return open;
}

function isOpen(wizard: Wizard, step: StepId) {
  const missing = missingIds(wizard, step);
  const isMarked = step === "issue-details" || stepOf(wizard.saved("currentStep")) === step;
  // The issue leads to its diagnostic.
  return missing.every((name) => isMarked && wizard.saved(name === "diagnosticId" ? "issueId" : name));
}
