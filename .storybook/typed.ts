import type { WizardSetup } from "./story-wizard.ts";

/** What a visitor has typed before a step, and the ids that the API gave for it. */
export const typedVehicle = {
  name: "Dana Reyes",
  email: "dana@example.com",
  zipCode: "85253",
  vehicleYear: "2012",
  vehicleMake: "Honda",
  vehicleModel: "Civic",
  mileage: 98000,
  termsAccepted: true,
};
export const typedIssue = {
  issueType: "symptoms",
  issueDescription: "Grinding noise when I brake, front left. The pedal feels low.",
};
export const progress: WizardSetup = {
  state: { userId: "u1", vehicleId: "v1", issueId: "i1", diagnosticId: "d1" },
  saved: { vehicleInfo: typedVehicle, issueDetails: typedIssue, currentStep: "issue-details" },
};
