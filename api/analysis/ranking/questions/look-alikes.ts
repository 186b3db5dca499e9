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

/** What is left of a cause's chances falls to the options without a figure of its own, as their base chances go. */
function tableOf({ options }: LookAlike): Table {
  const base = options.map((option) => option.base);
  const ids = new Set(options.flatMap(({ causes }) => Object.keys(causes)));
  const chancesOf = (id: string) => {
    const own = options.map(({ causes }) => causes[id]);
    const left = Math.max(0, 1 - total(own.map((chance) => chance ?? 0)));
    const open = total(base.filter((_, option) => own[option] === undefined));
    const meant = own.map((chance, option) => chance ?? (left * base[option]!) / open);
    const all = total(meant);
    return meant.map((chance, option) => (1 - MISTAKEN) * (chance / all) + MISTAKEN * base[option]!);
  };
  return { base, concerned: new Map(Array.from(ids, (id) => [id, chancesOf(id)])) };
}

const total = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

const TABLES = new Map(LOOK_ALIKES.map((question) => [question.id, tableOf(question)]));

/** The chances of each answer where this is the cause. */
export function chancesOf({ id }: LookAlike, cause: Cause): Chances {
  const { base, concerned } = TABLES.get(id)!;
  return concerned.get(cause.id) ?? base;
}

/** Whether the question says anything of the cause. */
export const concerns = ({ id }: LookAlike, cause: Cause) => TABLES.get(id)!.concerned.has(cause.id);

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
    heard.reduce((odds, { question, option, base }) => (odds * chancesOf(question, cause)[option]!) / base, 1);
}
