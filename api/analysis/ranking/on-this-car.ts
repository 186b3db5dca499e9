import type { Cause } from "../knowledge/cause.ts";
import type { CauseScores } from "../learned/cause-scorer.ts";
import { applies, type Car } from "./prior.ts";

/**
 * What was learned from words, for this car: most owners write of "pads", whatever their car has. So belief in a cause
 * that it hardly can have goes to the one that the same words mean on it.
 */
export function onThisCar(learned: CauseScores, causes: readonly Cause[], car: Car): CauseScores {
  const scores = new Map(learned);
  for (const cause of causes) {
    const score = learned.get(cause.id);
    if (!cause.otherwise || !score) continue;
    const fit = applies(cause, car);
    scores.set(cause.id, score * fit);
    scores.set(cause.otherwise, (scores.get(cause.otherwise) ?? 0) + score * (1 - fit));
  }
  return scores;
}
