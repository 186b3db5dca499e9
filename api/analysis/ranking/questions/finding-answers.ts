import type { Answer } from "../../input.ts";
import type { Cause } from "../../knowledge/cause.ts";
import type { Fact } from "../../reading/evidence.ts";
import type { leakProbabilitiesOf } from "../leak-probabilities.ts";
import { chance, leakWith, sensitivity } from "../likelihood.ts";
import type { Chances } from "./look-alikes.ts";
import { type AnyQuestion, FOLLOW_UPS, type FollowUp, LOOK_ALIKES, type Saying } from "./question.ts";

type LeakProbabilities = ReturnType<typeof leakProbabilitiesOf>;

/** The findings that the answers to a question say something of. */
export const keysOf = ({ options }: FollowUp) => options.flatMap(({ says }) => says.map(({ key }) => key));

/** What answers to questions on findings say, as facts. "I am not sure" says nothing. */
export const factsOf = (answers: readonly Answer[]): Fact[] => saidBy(FOLLOW_UPS, answers);

/** What answers to questions on look-alikes tell of dangers beside the causes that they weigh. */
export const dangersIn = (answers: readonly Answer[]): Fact[] => saidBy(LOOK_ALIKES, answers);

const saidBy = (questions: readonly AnyQuestion[], answers: readonly Answer[]): Fact[] =>
  answers.flatMap(({ questionId, optionId }) => {
    const question = questions.find(({ id }) => id === questionId);
    const option = question?.options.find(({ id }) => id === optionId);
    return option ? option.says.map((saying) => factOf(saying, option.label)) : [];
  });

const factOf = ({ key, present, conditions = [] }: Saying, label: string): Fact => ({
  key,
  present,
  certainty: 1,
  conditions,
  notConditions: [],
  // An answer has no place in the text; its words are the label that the owner chose.
  quote: { text: label, start: 0, end: 0 },
});

/** How likely each answer is where these causes are there, "I am not sure" aside; sums to 1. */
export function answerChances(
  { options }: FollowUp,
  causes: readonly Cause[],
  leakProbabilities: LeakProbabilities,
): Chances {
  const chances = options.map(({ says }) => chanceOfAnswer(says, causes, leakProbabilities));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}

function chanceOfAnswer(
  says: readonly Saying[],
  causes: readonly Cause[],
  leakProbabilities: LeakProbabilities,
): number {
  return says.reduce((product, saying) => {
    const fact = factOf(saying, "");
    const leak = leakWith(fact, leakProbabilities.get(saying.key)!);
    if (!saying.present) return product * causes.reduce((p, cause) => p * (1 - chance(cause, saying.key)), 1 - leak);
    return product * (1 - causes.reduce((p, cause) => p * (1 - sensitivity(cause, fact)), 1 - leak));
  }, 1);
}
