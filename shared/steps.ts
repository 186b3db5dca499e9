/** The five wizard steps in order, with their labels. */
export const STEPS = [
  { id: "vehicle-info", label: "Vehicle Info" },
  { id: "issue-details", label: "Issue Details" },
  { id: "diagnostic", label: "Analysis" },
  { id: "service-options", label: "Service Options" },
  { id: "confirmation", label: "Confirmation" },
] as const;

export type StepDefinition = (typeof STEPS)[number];
export type StepId = StepDefinition["id"];
export const CONFIRMATION_TYPES = ["recommendations", "managed"] as const;
export type ConfirmationType = (typeof CONFIRMATION_TYPES)[number];
