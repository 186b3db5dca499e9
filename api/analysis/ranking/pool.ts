import type { Cause } from "../knowledge/cause.ts";
import type { CauseScores } from "../learned/cause-scorer.ts";

/** Belief over the causes that a car can have and, with `other`, over everything. */
export interface Belief {
  causes: ReadonlyMap<Cause, number>;
  other: number;
}

/**
 * How much each expert's log odds count: what was learned from words, and knowledge with the car. Fitted on stories that
 * the model had not seen: `bun run train`.
 */
const LEARNED = 1;
const KNOWN = 0.35;

/** Nobody is so sure that the other expert could not speak. */
const LEAST_LEARNED = 1e-5;
const LEAST_KNOWN = 1e-4;

/** One list of what two experts believe (a logarithmic opinion pool). Sums to 1 with `other`. */
export function pool(known: Belief, learned: CauseScores): Belief {
  const odds = (k: number, l: number) => Math.max(k, LEAST_KNOWN) ** KNOWN * Math.max(l, LEAST_LEARNED) ** LEARNED;
  const causes = new Map(
    [...known.causes].map(([cause, chance]) => [cause, odds(chance, learned.causes.get(cause.id) ?? 0)]),
  );
  const other = odds(known.other, learned.other);
  const total = [...causes.values()].reduce((sum, one) => sum + one, other);
  return { causes: new Map([...causes].map(([cause, one]) => [cause, one / total])), other: other / total };
}
