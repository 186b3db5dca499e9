import type { Cause } from "../knowledge/cause.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";
import type { WeighedFact } from "./distinct-facts.ts";
import { againstFactor, chance, leakWith, sensitivity } from "./likelihood.ts";

/** A set of causes that together may be behind everything told; the empty set is "something else". */
export interface Hypothesis {
  causes: readonly Cause[];
  /** Share of belief, 0 to 1; all hypotheses together make 1. */
  probability: number;
}

export interface Candidate {
  cause: Cause;
  /** Chance before a word of the owner. */
  prior: number;
  /** Log odds from the similarity of the owner's words to the cause's description. */
  wording: number;
}

/** How many candidates are combined in pairs and in threes: further down none is worth a share of belief. */
const IN_PAIRS = 40;
const IN_THREES = 18;
/** How much likelier than by chance a cause must make some fact to be considered. */
const EXPLAINS = 0.5;
/** Log odds of each trouble beyond the first: an owner mostly comes with one. */
const FURTHER_TROUBLE = Math.log(0.4);
/** How surely an owner who says "no …" would have noticed. */
const NOTICED = 0.85;
/**
 * Brings belief to what proves right: one temperature over all, below 1 where the model is too modest. Fitted to the
 * least log loss on the tuning half of our cases: `bun run evaluate --fit`.
 */
export const TEMPERATURE = 0.68;
/** A single fact proves little, so belief in it stays soft; what the best set does not explain adds nothing to it. */
const OF_ONE_FACT = 1.15;
/**
 * Belief kept for what no list of causes foresees and no text tells. Of the causes shown above 80 %, fewer prove right
 * on texts never tuned on than the model alone would say.
 */
export const UNFORESEEN = 0.03;

/**
 * Belief over sets of up to three causes: a two-layer noisy-or, P(told | set) = 1 − (1 − leak) ∏ (1 − sensitivity),
 * times the odds of the causes, summed exactly over the sets that can matter. A finding that nobody mentioned counts
 * neither way; a stated absence counts against what would show it.
 */
export function hypotheses(
  candidates: readonly Candidate[],
  facts: readonly WeighedFact[],
  leakOf: ReadonlyMap<EvidenceKey, number>,
): Hypothesis[] {
  const told = facts.filter(({ fact }) => fact.present);
  const absent = facts.filter(({ fact }) => !fact.present);
  const leakProbabilities = told.map(({ fact }) => leakWith(fact, leakOf.get(fact.key)!));
  const unexplained = told.reduce((sum, { weight }, i) => sum + weight * Math.log(leakProbabilities[i]!), 0);

  const rows = candidates
    .map(({ cause, prior, wording }) => ({
      cause,
      odds: Math.log(prior / (1 - prior)) + wording + against(cause, told) + contradicted(cause, absent),
      misses: told.map(({ fact }) => 1 - Math.min(0.995, sensitivity(cause, fact))),
    }))
    // A cause that explains nothing told keeps its prior whatever the others do: it cancels out of every comparison.
    .filter(({ misses }) => misses.some((miss, i) => 1 - miss > EXPLAINS * leakProbabilities[i]!));
  const logOf = (...set: typeof rows) => {
    let log = FURTHER_TROUBLE * Math.max(0, set.length - 1);
    for (const { odds } of set) log += odds;
    for (let i = 0; i < told.length; i++) {
      let miss = 1 - leakProbabilities[i]!;
      for (const { misses } of set) miss *= misses[i]!;
      log += told[i]!.weight * Math.log(1 - miss);
    }
    return log;
  };

  const ranked = rows
    .map((row) => ({ row, log: logOf(row) }))
    .sort((a, b) => b.log - a.log || a.row.cause.id.localeCompare(b.row.cause.id));
  const sets = [{ set: [] as typeof rows, log: unexplained }, ...ranked.map(({ row, log }) => ({ set: [row], log }))];
  const top = ranked.slice(0, IN_PAIRS).map(({ row }) => row);
  for (let a = 0; a < top.length; a++)
    for (let b = a + 1; b < top.length; b++) {
      sets.push({ set: [top[a]!, top[b]!], log: logOf(top[a]!, top[b]!) });
      if (b >= IN_THREES) continue;
      for (let c = b + 1; c < Math.min(IN_THREES, top.length); c++)
        sets.push({ set: [top[a]!, top[b]!, top[c]!], log: logOf(top[a]!, top[b]!, top[c]!) });
    }
  const best = sets.reduce((best, one) => (one.log > best.log ? one : best));
  const explained = told.filter(
    (_, i) => 1 - best.set.reduce((miss, { misses }) => miss * misses[i]!, 1) > leakProbabilities[i]!,
  ).length;
  const temperature = explained > 1 ? TEMPERATURE : OF_ONE_FACT;
  return normalize(
    sets.map(({ set, log }) => ({ causes: set.map(({ cause }) => cause), log })),
    temperature,
  );
}

function normalize(sets: { causes: Cause[]; log: number }[], temperature: number): Hypothesis[] {
  const highest = sets.reduce((max, { log }) => Math.max(max, log), Number.NEGATIVE_INFINITY);
  const weights = sets.map(({ log }) => Math.exp((log - highest) / temperature));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return sets
    .map(({ causes }, i) => ({ causes, share: weights[i]! / total }))
    .map(({ causes, share }) => ({
      causes,
      probability: (1 - UNFORESEEN) * share + (causes.length === 0 ? UNFORESEEN : 0),
    }))
    .sort((a, b) => b.probability - a.probability);
}

const against = (cause: Cause, told: readonly WeighedFact[]) =>
  told.reduce((sum, { fact, weight }) => {
    const factor = againstFactor(cause, fact.key);
    return factor === undefined ? sum : sum + weight * Math.log(Math.max(0.01, factor));
  }, 0);

const contradicted = (cause: Cause, absent: readonly WeighedFact[]) =>
  absent.reduce((sum, { fact, weight }) => sum + weight * Math.log(1 - NOTICED * chance(cause, fact.key)), 0);
