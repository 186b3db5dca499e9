import type { Answer } from "../input.ts";

/** The owner's story and what was told in words since, in the order told: places in the story stay what they are. */
export const withAddedWords = (story: string, answers: readonly Answer[]): string =>
  [story, ...answers.flatMap(({ text }) => text ?? [])].join("\n\n");

export const hasAddedWords = (answers: readonly Answer[]): boolean => answers.some(({ text }) => text !== undefined);
