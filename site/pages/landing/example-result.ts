import type { PotentialCause } from "#shared/schemas/diagnostic.ts";

/** What the analysis answers to the words of the example, printed prices rounded as the result page prints them. */
export const exampleCauses: Pick<PotentialCause, "name" | "probability" | "costRange">[] = [
  { name: "Front brake pads and rotors", probability: 64, costRange: { min: 320, max: 630 } },
  { name: "Seized brake caliper", probability: 18, costRange: { min: 230, max: 520 } },
  { name: "Wheel bearing", probability: 9, costRange: { min: 250, max: 650 } },
];
