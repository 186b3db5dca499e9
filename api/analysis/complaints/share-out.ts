import type { Answer } from "../input.ts";
import { chance } from "../ranking/likelihood.ts";
import { keysOf } from "../ranking/questions/finding-answers.ts";
import { concernedBy } from "../ranking/questions/look-alikes.ts";
import { FOLLOW_UPS, LOOK_ALIKES } from "../ranking/questions/question.ts";
import { quoteIn } from "../understood/quote.ts";
import type { Opinion } from "../understood/symptoms.ts";
import type { Complaint } from "./complaint.ts";
import { betsOf, type RankedComplaint } from "./rank-complaint.ts";

/** So many of a complaint's causes tell whether a question is about it. */
const WEIGHED = 50;

/** Gives each complaint the answers and the bets on the whole text that belong to it. */
export function sharedOut(parts: readonly RankedComplaint[], { answers, opinion }: Complaint): Complaint[] {
  const answersOf = new Map(parts.map((part): [RankedComplaint, Answer[]] => [part, []]));
  for (const answer of answers) for (const part of askedAbout(answer, parts)) answersOf.get(part)!.push(answer);
  const bets = betsOf(opinion);
  return parts.map((part) => ({
    text: part.text,
    read: part.read,
    answers: answersOf.get(part)!,
    opinion: bets && opinionOn(part, parts, bets),
  }));
}

/** The complaint that a question was about: of which more belief is in causes that it says something of. All, where it is not ours. */
function askedAbout({ questionId }: Answer, parts: readonly RankedComplaint[]): readonly RankedComplaint[] {
  const lookAlike = LOOK_ALIKES.find(({ id }) => id === questionId);
  if (lookAlike) {
    const concerned = concernedBy(lookAlike);
    return [greatest(parts, (part) => beliefIn(part, ({ id }) => (concerned.has(id) ? 1 : 0)))];
  }
  const followUp = FOLLOW_UPS.find(({ id }) => id === questionId);
  if (!followUp) return parts;
  const keys = keysOf(followUp);
  return [greatest(parts, (part) => beliefIn(part, (cause) => Math.max(0, ...keys.map((key) => chance(cause, key)))))];
}

type Cause = RankedComplaint["ours"]["causes"][number]["cause"];

const beliefIn = ({ ours }: RankedComplaint, weight: (cause: Cause) => number) =>
  ours.causes.slice(0, WEIGHED).reduce((sum, { cause, probability }) => sum + probability * weight(cause), 0);

/** The bets on causes of this complaint, which with "something else" make 100 again; undefined where there are none. */
function opinionOn(part: RankedComplaint, parts: readonly RankedComplaint[], opinion: Opinion): Opinion | undefined {
  const bets = opinion.causes.filter((bet) => partOf(bet, parts) === part);
  const total = bets.reduce((sum, { percent }) => sum + percent, 0);
  if (total === 0) return undefined;
  const { danger } = opinion;
  return {
    ...opinion,
    causes: bets.map((bet) => ({ ...bet, percent: (bet.percent * (100 - opinion.other)) / total })),
    danger: quoteIn(part.text, danger.words) ? danger : { level: "none", kind: null, words: null },
  };
}

/** By the owner's words that a bet goes by, else by our own belief. */
function partOf({ id, words }: Opinion["causes"][number], parts: readonly RankedComplaint[]): RankedComplaint {
  const belief = ({ ours }: RankedComplaint) => ours.causes.find(({ cause }) => cause.id === id)?.probability ?? 0;
  return greatest(parts, (part) => words.filter((one) => quoteIn(part.text, one)).length + belief(part));
}

const greatest = <T>(items: readonly T[], of: (item: T) => number): T =>
  items.reduce((best, item) => (of(item) > of(best) ? item : best));
