import type { PotentialCause } from "#shared/schemas/diagnostic.ts";

/**
 * The first three causes that the analysis gives for the example's words and car, as printed by
 * `bun run diagnose "2012 Honda Civic, 98000 miles, 85253: Just clicks when I turn the key, lights are dim"`.
 */
export const exampleCauses: Pick<PotentialCause, "name" | "probability" | "costRange">[] = [
  { name: "12-volt battery weak or worn out", probability: 83, costRange: { min: 210, max: 380 } },
  { name: "Anti-theft system does not accept the key", probability: 17, costRange: { min: 330, max: 620 } },
  { name: "Alternator not charging", probability: 8, costRange: { min: 540, max: 940 } },
];
