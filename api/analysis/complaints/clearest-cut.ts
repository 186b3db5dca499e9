import type { System } from "#shared/schemas/diagnostic.ts";
import { CAUSES } from "../knowledge/causes/index.ts";
import { beliefWith, type ClauseOdds } from "../learned/clause-odds.ts";
import type { Fact } from "../reading/evidence.ts";

/** A part of a text, by places in it; `end` is exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** Belief by the system of the causes; in sum 1. */
export type SystemShares = ReadonlyMap<System, number>;

const SYSTEM_OF = new Map(CAUSES.map(({ id, system }) => [id, system]));

/** Belief in causes as belief in their systems: causes of one system are easily taken for each other. */
export function systemShares(belief: Iterable<readonly [causeId: string, share: number]>): SystemShares {
  const shares = new Map<System, number>();
  for (const [id, share] of belief) {
    const system = SYSTEM_OF.get(id);
    if (system) shares.set(system, (shares.get(system) ?? 0) + share);
  }
  return shares;
}

/** How far two beliefs are one, 0 to 1: the Bhattacharyya coefficient. */
export const sharedBelief = (a: SystemShares, b: SystemShares): number =>
  [...a].reduce((sum, [system, share]) => sum + Math.sqrt(share * (b.get(system) ?? 0)), 0);

/** What a belief has gained over an earlier one, by system; in sum 1, unless nothing is gained. `gained`: the sum before. */
export function gain(before: SystemShares, after: SystemShares): { shares: SystemShares; gained: number } {
  const more = [...after].map(([system, share]) => [system, Math.max(0, share - (before.get(system) ?? 0))] as const);
  const gained = more.reduce((sum, [, share]) => sum + share, 0);
  return { shares: new Map(more.map(([system, share]) => [system, share / (gained || 1)])), gained };
}

/** Clauses of one trouble repeat each other, so the log odds of `n` of them count as those of n^(3/4). */
const REPEATING = -1 / 4;

/**
 * Where, between two clauses of a stretch, what is said before and after speaks for the most different systems, as far as
 * the clauses by themselves tell; never amid the words of a fact. Undefined where there is no such place.
 */
export function clearestCut(
  { causeIds, before, clauses }: ClauseOdds,
  { start, end }: Stretch,
  facts: readonly Fact[],
): number | undefined {
  const within = clauses.filter((clause) => clause.start >= start && clause.end <= end);
  const left = new Float32Array(before.length);
  const right = new Float32Array(before.length);
  for (const { adds } of within) addTo(right, adds);
  const sharesOf = (sum: Float32Array, count: number) => {
    const belief = beliefWith(before, sum, count ** REPEATING);
    return systemShares(causeIds.map((id, cause) => [id, belief[cause]!]));
  };
  let best: { at: number; shared: number } | undefined;
  within.slice(1).forEach(({ start: at }, i) => {
    addTo(left, within[i]!.adds);
    addTo(right, within[i]!.adds, -1);
    if (facts.some(({ quote }) => quote && quote.start < at && quote.end > at)) return;
    const shared = sharedBelief(sharesOf(left, i + 1), sharesOf(right, within.length - i - 1));
    if (shared < (best?.shared ?? 1)) best = { at, shared };
  });
  return best?.at;
}

function addTo(sum: Float32Array, adds: Float32Array, times = 1) {
  for (let i = 0; i < sum.length; i++) sum[i]! += times * adds[i]!;
}
