import type { ReadInAnswer } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../input.ts";
import { readEvidence } from "../reading/read.ts";
import { noteOf } from "./notes.ts";

/** What was understood of each answer in the owner's words; nothing where all were chosen. */
export const readInAnswers = (answers: readonly Answer[], make: string): ReadInAnswer[] =>
  answers.flatMap(({ questionId, text }) =>
    text === undefined ? [] : [{ questionId, findings: findingsIn(text, make) }],
  );

const findingsIn = (text: string, make: string) => [
  ...new Set(readEvidence(text).facts.map((fact) => noteOf(fact, make).label)),
];
