import { analyse } from "../analysis/analyse.ts";
import type { AnalysisInput, LearnedWords } from "../analysis/input.ts";
import type { AnalysisReaders } from "../analysis/readers.ts";
import { hasAddedWords } from "../analysis/reading/added-words.ts";
import { openingOf } from "../analysis/reading/opening.ts";
import { trainedReaders } from "./load-models.ts";

/**
 * The analysis as the server runs it: the built-in rules with the trained readers beside them. Words that were added
 * since are read with the story, so what was believed of the story alone no longer holds.
 */
export const analyseWithModels = (input: AnalysisInput) =>
  analyse(
    input,
    input.learned && !hasAddedWords(input.answers) ? replaying(input.learned, openingOf(input.text)) : trainedReaders(),
  );

/**
 * The trained readers, with what the scorer believed of the story when the issue came in: models may have been trained
 * again since. What it makes of parts of the story is not stored.
 */
function replaying({ belief }: LearnedWords, story: string): AnalysisReaders {
  const { causes, ...others } = trainedReaders();
  const believed = new Map(Object.entries(belief));
  return {
    ...others,
    causes: { ...causes, score: (text, vehicle) => (text === story ? believed : causes.score(text, vehicle)) },
  };
}
