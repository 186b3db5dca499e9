import type { Answer } from "../../input.ts";
import type { Cause } from "../../knowledge/cause.ts";
import { LOOK_ALIKES, type LookAlike } from "./question.ts";

/** How likely each option of a question is the answer, in the order of its options; sums to 1. */
export type Chances = readonly number[];

/** The share of answers that are slips or misunderstood: these fall as they do among owners of any other cause. */
const MISTAKEN = 0.08;

interface Table {
  /** Of owners with a cause that the question does not concern. */
  base: Chances;
  concerned: ReadonlyMap<string, Chances>;
}

/**
 * The part of all other owners who have a look-alike that the question forgot, and answer like those whom it names; and
 * the power with which an answer counts, since owners mean the words of an option less strictly than its author. Fitted
 * to answers written by hand.
 */
const FORGOTTEN = 0.2;
const TRUST = 0.7;

/** What is left of a cause's chances falls to the options without a figure of its own, as their base chances go. */
function tableOf({ options }: LookAlike): Table {
  const given = options.map((option) => option.base);
  const ids = [...new Set(options.flatMap(({ causes }) => Object.keys(causes)))];
  const meant = ids.map((id) => {
    const own = options.map(({ causes }) => causes[id]);
    const left = Math.max(0, 1 - total(own.map((chance) => chance ?? 0)));
    const open = total(given.filter((_, option) => own[option] === undefined));
    const chances = own.map((chance, option) => chance ?? (left * given[option]!) / open);
    const all = total(chances);
    return chances.map((chance, option) => (1 - MISTAKEN) * (chance / all) + MISTAKEN * given[option]!);
  });
  const mean = options.map((_, option) => total(meant.map((chances) => chances[option]!)) / meant.length);
  const base = mixed(given, mean, FORGOTTEN);
  return { base, concerned: new Map(ids.map((id, i) => [id, meant[i]!])) };
}

const mixed = (a: Chances, b: Chances, share: number): Chances =>
  a.map((chance, option) => (1 - share) * chance + share * b[option]!);

const total = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

const TABLES = new Map(LOOK_ALIKES.map((question) => [question.id, tableOf(question)]));

/** The chances of each answer where this is the cause. */
export function chancesOf({ id }: LookAlike, cause: Cause): Chances {
  const { base, concerned } = TABLES.get(id)!;
  return concerned.get(cause.id) ?? base;
}

/** The causes that the question says something of, by id, each with its chances of the answers. */
export const concernedBy = ({ id }: LookAlike): ReadonlyMap<string, Chances> => TABLES.get(id)!.concerned;

/** The factor by which answers change the belief in a cause; 1 for one that no question concerned. */
export type AnswerOdds = (cause: Cause) => number;

/** "I am not sure" and answers to questions that are no more say nothing. */
export function answerOdds(answers: readonly Answer[]): AnswerOdds {
  const heard = answers.flatMap(({ questionId, optionId }) => {
    const question = LOOK_ALIKES.find(({ id }) => id === questionId);
    const option = question?.options.findIndex(({ id }) => id === optionId) ?? -1;
    return question && option >= 0 ? [{ question, option, base: TABLES.get(question.id)!.base[option]! }] : [];
  });
  return (cause) =>
    heard.reduce((odds, { question, option, base }) => odds * (chancesOf(question, cause)[option]! / base) ** TRUST, 1);
}
