import type { Cause } from "../knowledge/cause.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";
import type { CauseScores } from "../learned/cause-scorer.ts";
import type { Fact } from "../reading/evidence.ts";
import { distinctFacts } from "./distinct-facts.ts";
import { type Candidate, type Hypothesis, hypotheses, UNFORESEEN } from "./hypotheses.ts";
import { leakProbabilitiesOf } from "./leak-probabilities.ts";
import { againstFactor, chance, leakWith, sensitivity } from "./likelihood.ts";
import { onThisCar } from "./on-this-car.ts";
import { type Belief, pool, reweighed } from "./pool.ts";
import { type Car, prior } from "./prior.ts";
import { testedParts } from "./tested-parts.ts";
import type { Wording } from "./wording.ts";

export interface RankedCause {
  cause: Cause;
  /** Marginal: this cause by itself, whatever else is wrong; pooled with what was learned from words. 0 to 1. */
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
  /** What may be behind it all, the likeliest first: sets of causes, or single ones where belief was pooled. */
  hypotheses: readonly Hypothesis[];
  candidates: readonly Candidate[];
  /** What was told for and against a cause, however unlikely it is here. */
  reasonsFor(cause: Cause): Pick<RankedCause, "evidence" | "against">;
}

/** Reasons are worked out for causes down to this chance: fewer are ever shown. */
const WORTH_REASONS = 0.005;
/** How much better than the leak a cause must explain a fact for the fact to be called its evidence. */
const TELLING = 2;

/** What is known beside the facts of the text. */
export interface Beside {
  /** The text in which the facts have their place. */
  text?: string;
  /** How far the words are those in which a cause is described; what was learned from words makes up for it. */
  wording?: Wording;
  /** What was learned from such words. */
  learned?: CauseScores;
  /** What the owner answered to our questions. */
  answered?: readonly Fact[];
  /** The same, of questions on causes: the factor by which belief in each changes. */
  answerOdds?: (cause: Cause) => number;
}

/** Facts, car and what was learned from such words → causes with probabilities. Same input, same output. */
export function rank(
  facts: readonly Fact[],
  car: Car,
  causes: readonly Cause[],
  { text = "", wording = () => 0, learned, answered = [], answerOdds = () => 1 }: Beside = {},
): Ranking {
  const candidates = causes
    .map((cause) => ({ cause, prior: prior(cause, car), wording: wording(cause) }))
    .filter(({ prior }) => prior > 0);
  const all = [...facts, ...answered];
  const leakProbabilities = leakProbabilitiesOf(new Set(distinctFacts(all).map(({ fact }) => fact.key)), candidates);
  const counted = all.filter(({ key }) => leakProbabilities.has(key));
  // What a more telling answer has replaced has no leak: "a noise" once it grinds.
  const heard = answered.filter(({ key }) => leakProbabilities.has(key));
  const told = hypotheses(candidates, distinctFacts(learned ? facts : all), leakProbabilities);
  const believed = learned ? told : reweighedSets(told, answerOdds);
  const marginal = new Map<Cause, number>();
  for (const { causes: set, probability } of believed)
    for (const cause of set) marginal.set(cause, (marginal.get(cause) ?? 0) + probability);
  const known = new Map(candidates.map(({ cause }) => [cause, marginal.get(cause) ?? 0]));
  const tested = testedParts(counted, text);
  const belief = learned
    ? reweighed(
        pool(known, onThisCar(learned, causes, car)),
        (cause) => tested(cause) * explains(cause, heard, leakProbabilities) * answerOdds(cause),
      )
    : known;
  return {
    causes: [...belief]
      .map(([cause, probability]) => ({ cause, probability }))
      .sort((a, b) => b.probability - a.probability || (a.cause.id < b.cause.id ? -1 : 1))
      .map((ranked) => ({
        ...ranked,
        ...(ranked.probability >= WORTH_REASONS
          ? reasons(ranked.cause, counted, leakProbabilities)
          : { evidence: [], against: [] }),
      })),
    other: learned ? UNFORESEEN : (believed.find(({ causes: set }) => set.length === 0)?.probability ?? 0),
    hypotheses: learned ? singles(belief) : believed,
    candidates,
    reasonsFor: (cause) => reasons(cause, counted, leakProbabilities),
  };
}

/** A set gives the answer that its likeliest cause gives; the empty one, that of causes which no question concerned. */
function reweighedSets(believed: readonly Hypothesis[], odds: (cause: Cause) => number): Hypothesis[] {
  const weighed = believed.map(({ causes, probability }) => ({
    causes,
    probability: probability * (causes.length === 0 ? 1 : Math.max(...causes.map(odds))),
  }));
  const total = weighed.reduce((sum, { probability }) => sum + probability, 0);
  return weighed
    .map((one) => ({ ...one, probability: one.probability / total }))
    .sort((a, b) => b.probability - a.probability);
}

const singles = (belief: Belief): Hypothesis[] =>
  [
    { causes: [], probability: UNFORESEEN },
    ...[...belief].map(([cause, probability]) => ({ causes: [cause], probability })),
  ].sort((a, b) => b.probability - a.probability);

/** How likely these answers are where the cause is there. */
const explains = (cause: Cause, answered: readonly Fact[], leakProbabilities: ReadonlyMap<EvidenceKey, number>) =>
  answered.reduce((likelihood, fact) => {
    const leak = leakWith(fact, leakProbabilities.get(fact.key)!);
    return (
      likelihood *
      (fact.present ? 1 - (1 - leak) * (1 - sensitivity(cause, fact)) : (1 - leak) * (1 - chance(cause, fact.key)))
    );
  }, 1);

function reasons(cause: Cause, facts: readonly Fact[], leakProbabilities: ReadonlyMap<EvidenceKey, number>) {
  const lift = (fact: Fact) => sensitivity(cause, fact) / leakWith(fact, leakProbabilities.get(fact.key)!);
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
