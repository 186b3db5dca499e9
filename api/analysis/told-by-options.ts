import { damageWordsOf } from "./collision/questions.ts";
import type { AnalysisInput } from "./input.ts";
import { ENGINE } from "./parts/engine-question.ts";
import { withAddedWords } from "./reading/added-words.ts";
import { engineChoices } from "./vehicle/engine-choices.ts";

/** The owner's words, and what answers that were chosen say in words: read as if they had been told. */
export function wordsTold({ text, answers, vehicle }: Pick<AnalysisInput, "text" | "answers" | "vehicle">): string {
  const chosen = answers.flatMap(({ questionId, optionId }) => {
    if (optionId === undefined) return [];
    if (questionId === ENGINE)
      return engineChoices({ ...vehicle, text }).flatMap(({ id, words }) => (id === optionId ? [words] : []));
    return damageWordsOf(questionId, optionId) ?? [];
  });
  return [withAddedWords(text, answers), ...chosen.map((words) => `${words}.`)].join("\n\n");
}
