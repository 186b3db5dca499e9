import type { Question } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../input.ts";
import { NOT_SURE } from "../ranking/questions/question.ts";
import type { Opinion } from "./symptoms.ts";

/** An expert asks one question, whose words are not ours. */
export const EXPERT_QUESTION = "expert";

const optionId = (index: number) => `${index + 1}`;

/** The question that an expert would ask, once it is not answered yet. */
export function expertQuestion({ question }: Opinion, answers: readonly Answer[]): Question[] {
  if (!question || answers.some(({ questionId }) => questionId === EXPERT_QUESTION)) return [];
  const options = question.options.map(({ label }, i) => ({ id: optionId(i), label }));
  return [
    { id: EXPERT_QUESTION, text: question.text, options: [...options, { id: NOT_SURE.id, label: NOT_SURE.label }] },
  ];
}

/** The causes that the answer to it makes likelier; none where it is not answered. */
export function favoredCauses({ question }: Opinion, answers: readonly Answer[]): ReadonlySet<string> {
  const given = answers.find(({ questionId }) => questionId === EXPERT_QUESTION);
  return new Set(question?.options.find((_, i) => optionId(i) === given?.optionId)?.favors);
}
