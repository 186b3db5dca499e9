import type { Cause } from "../knowledge/cause.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";
import type { Fact } from "../reading/evidence.ts";
import { distinctFacts } from "./distinct-facts.ts";
import { type Candidate, type Hypothesis, hypotheses } from "./hypotheses.ts";
import { leaksOf } from "./leaks.ts";
import { againstFactor, chance, leakWith, sensitivity } from "./likelihood.ts";
import { type Car, prior } from "./prior.ts";
import type { Wording } from "./wording.ts";

export interface RankedCause {
  cause: Cause;
  /** Marginal: this cause by itself, whatever else is wrong. 0 to 1. */
  probability: number;
  /** The facts that speak for it, the most telling first. */
  evidence: readonly Fact[];
  against: readonly Fact[];
}

export interface Ranking {
  /** All causes this car can have, the likeliest first; those of next to no chance without their reasons. */
  causes: readonly RankedCause[];
  /** The chance that none of our causes is behind it, 0 to 1. */
  other: number;
  hypotheses: readonly Hypothesis[];
  candidates: readonly Candidate[];
  /** What was told for and against a cause, however unlikely it is here. */
  reasonsFor(cause: Cause): Pick<RankedCause, "evidence" | "against">;
}

/** Reasons are worked out for causes down to this chance: fewer are ever shown. */
const WORTH_REASONS = 0.005;
/** How much better than the leak a cause must explain a fact for the fact to be called its evidence. */
const TELLING = 2;

/** Facts and car → causes with marginal probabilities. Same input, same output. */
export function rank(facts: readonly Fact[], car: Car, causes: readonly Cause[], wording: Wording = () => 0): Ranking {
  const candidates = causes
    .map((cause) => ({ cause, prior: prior(cause, car), wording: wording(cause) }))
    .filter(({ prior }) => prior > 0);
  const weighed = distinctFacts(facts);
  const leaks = leaksOf(new Set(weighed.map(({ fact }) => fact.key)), candidates);
  const counted = facts.filter(({ key }) => leaks.has(key));
  const believed = hypotheses(candidates, weighed, leaks);
  const marginal = new Map<Cause, number>();
  for (const { causes: set, probability } of believed)
    for (const cause of set) marginal.set(cause, (marginal.get(cause) ?? 0) + probability);
  return {
    causes: candidates
      .map(({ cause }) => ({ cause, probability: marginal.get(cause) ?? 0 }))
      .sort((a, b) => b.probability - a.probability || (a.cause.id < b.cause.id ? -1 : 1))
      .map((ranked) => ({
        ...ranked,
        ...(ranked.probability >= WORTH_REASONS
          ? reasons(ranked.cause, counted, leaks)
          : { evidence: [], against: [] }),
      })),
    other: believed.find(({ causes: set }) => set.length === 0)?.probability ?? 0,
    hypotheses: believed,
    candidates,
    reasonsFor: (cause) => reasons(cause, counted, leaks),
  };
}

function reasons(cause: Cause, facts: readonly Fact[], leaks: ReadonlyMap<EvidenceKey, number>) {
  const lift = (fact: Fact) => sensitivity(cause, fact) / leakWith(fact, leaks.get(fact.key)!);
  return {
    evidence: facts
      .filter(({ present }) => present)
      .map((fact) => ({ fact, lift: lift(fact) }))
      .filter(({ lift }) => lift >= TELLING)
      .sort((a, b) => b.lift - a.lift)
      .map(({ fact }) => fact),
    against: facts.filter((fact) =>
      fact.present ? (againstFactor(cause, fact.key) ?? 1) < 0.7 : chance(cause, fact.key) >= 0.3,
    ),
  };
}
