import type { PotentialCause, Quote, Safety } from "#shared/schemas/diagnostic.ts";
import { URGENCY_LEVELS } from "#shared/urgency-levels.ts";
import type { Place } from "../input.ts";
import { type ClauseOdds, quotesIn } from "../learned/clause-odds.ts";
import type { Car } from "../ranking/prior.ts";
import { dangersIn } from "../ranking/questions/finding-answers.ts";
import type { AnalysisReaders } from "../readers.ts";
import { escalateForSafety } from "../results/escalate-for-safety.ts";
import { potentialCause } from "../results/potential-cause.ts";
import { GRAVITY } from "../safety/graver.ts";
import { readSafety } from "../safety/read-safety.ts";
import type { PooledCause } from "../understood/pool-expert.ts";
import { heedExpert } from "../understood/safety-beside-model.ts";
import { complaintsIn } from "./complaint.ts";
import { headingOf } from "./heading.ts";
import { type RankedComplaint, rankComplaint } from "./rank-complaint.ts";
import { sharedOut } from "./share-out.ts";

/** A complaint as its owner is shown it. */
export interface ExplainedComplaint extends RankedComplaint {
  /** The causes that are shown, and the same as the record holds them. */
  shown: readonly PooledCause[];
  causes: PotentialCause[];
  safety: Safety;
  /** The owner's words for it. */
  heading: Quote | undefined;
}

interface Beside extends Pick<AnalysisReaders, "dangers"> {
  /** Of the whole text. */
  safety: Safety;
  car: Car;
  place: Place;
  scorer: AnalysisReaders["causes"];
}

/**
 * What the owner complains of, the most urgent first, each with its own causes and safety. The first one has the safety of the
 * whole text. None has a graver one: a part by itself lacks what else was told, by which a danger is known for none.
 */
export function explainComplaints(whole: RankedComplaint, beside: Beside): ExplainedComplaint[] {
  const clauses = beside.scorer?.clausesIn(whole.text);
  const explain = (complaint: RankedComplaint, safety: Safety): ExplainedComplaint => {
    const own = clauses && within(clauses, complaint.text);
    const quoteFor = own && quotesIn(complaint.text, own);
    const isTold = ({ evidence, bet }: PooledCause) => complaint.learned !== undefined || evidence.length > 0 || bet;
    const shown = worthShowing(complaint.ranking.causes.filter(isTold));
    const unescalated = shown.map((ranked) => potentialCause(ranked, beside.car, beside.place, quoteFor));
    const causes = escalateForSafety(safety, unescalated, complaint.facts);
    return { ...complaint, shown, causes, safety, heading: own && headingOf(complaint.text, own, causes) };
  };
  const parts = clauses ? rankedParts(whole, beside, clauses) : [];
  if (parts.length < 2) return [explain(whole, beside.safety)];
  const judged = parts.map((part) => explain(part, safetyOf(part, beside)));
  const [first, ...further] = judged.toSorted(byUrgency) as [ExplainedComplaint, ...ExplainedComplaint[]];
  return [explain(first, beside.safety), ...further];
}

/** The clauses of a complaint's own part of the text. */
const within = ({ clauses, ...odds }: ClauseOdds, text: string): ClauseOdds => ({
  ...odds,
  clauses: clauses.filter(({ start, end }) => /\S/.test(text.slice(start, end))),
});

function rankedParts(whole: RankedComplaint, { car, scorer }: Beside, clauses: ClauseOdds): RankedComplaint[] {
  if (!scorer) return [];
  const { answers, learned, ours } = whole;
  // The answers must not change what the text is about.
  const told = answers.length > 0 ? rankComplaint({ ...whole, answers: [] }, car, scorer, learned).ours : ours;
  const parts = complaintsIn(whole, told, { scorer, clauses, vehicle: car.vehicle });
  if (parts.length < 2) return [];
  const unanswered = parts.map((part) => rankComplaint(part, car, scorer));
  return sharedOut(unanswered, whole).map((part, i) =>
    part.answers.length > 0 || part.opinion ? rankComplaint(part, car, scorer, unanswered[i]!.learned) : unanswered[i]!,
  );
}

function safetyOf({ text, facts, answers, opinion }: RankedComplaint, { dangers, safety }: Beside): Safety {
  const heard = { text, facts: [...facts, ...dangersIn(answers)], reader: dangers };
  const own = readSafety(text, heard.facts, dangers);
  const told = opinion ? heedExpert(own, opinion, heard) : own;
  return GRAVITY[told.level] > GRAVITY[safety.level] ? safety : told;
}

/** By danger, then by how urgent and how likely the leading causes are. */
function byUrgency(a: ExplainedComplaint, b: ExplainedComplaint): number {
  const urgencyOf = ({ causes: [first] }: ExplainedComplaint) =>
    first ? URGENCY_LEVELS.indexOf(first.urgency.level) : URGENCY_LEVELS.length;
  const chanceOf = ({ causes: [first] }: ExplainedComplaint) => first?.probability ?? 0;
  return GRAVITY[b.safety.level] - GRAVITY[a.safety.level] || urgencyOf(a) - urgencyOf(b) || chanceOf(b) - chanceOf(a);
}

/** Causes are shown down to this chance, and at most so many; so many however unlikely each is, more where it is open. */
const LEAST_SHOWN = 0.03;
const MOST_SHOWN = 6;
const SHOWN_WHERE_OPEN = 5;
const SHOWN_WHERE_SETTLED = 3;
const SETTLED = 0.9;

function worthShowing(causes: readonly PooledCause[]): PooledCause[] {
  const shown: PooledCause[] = [];
  let sum = 0;
  for (const cause of causes.slice(0, MOST_SHOWN)) {
    const wanted = sum < SETTLED ? SHOWN_WHERE_OPEN : SHOWN_WHERE_SETTLED;
    const fills = shown.length < wanted && Math.round(100 * cause.probability) > 0;
    if (cause.probability < LEAST_SHOWN && !fills) break;
    shown.push(cause);
    sum += cause.probability;
  }
  return shown;
}
