import type { Cause } from "../knowledge/cause.ts";
import type { CauseScores } from "../learned/cause-scorer.ts";
import { UNFORESEEN } from "./hypotheses.ts";

/** Belief by cause, over those that a car can have. */
export type Belief = ReadonlyMap<Cause, number>;

/**
 * How much the log odds of each witness count: what was learned from words, and knowledge of findings and cars. Chosen on
 * settled questions of real owners, which are longer and less plain than the stories that were learned from.
 */
const LEARNED = 1;
const KNOWN = 0.6;

/** No witness is so sure that the other could not speak. Knowledge is silent on what the reading did not understand. */
const LEAST_LEARNED = 0.001;
const LEAST_KNOWN = 0.003;

/** What two witnesses believe as one: a logarithmic opinion pool. With what nobody foresees it sums to 1. */
export const pool = (known: Belief, learned: CauseScores): Belief =>
  normalized(
    new Map(
      [...known].map(([cause, k]) => [
        cause,
        (k + LEAST_KNOWN) ** KNOWN * ((learned.get(cause.id) ?? 0) + LEAST_LEARNED) ** LEARNED,
      ]),
    ),
  );

/** Weighs a belief again by a factor for each cause. */
export const reweighed = (belief: Belief, factor: (cause: Cause) => number): Belief =>
  normalized(new Map([...belief].map(([cause, share]) => [cause, share * factor(cause)])));

function normalized(belief: Belief): Belief {
  const total = [...belief.values()].reduce((sum, share) => sum + share, 0) || 1;
  return new Map([...belief].map(([cause, share]) => [cause, ((1 - UNFORESEEN) * share) / total]));
}
