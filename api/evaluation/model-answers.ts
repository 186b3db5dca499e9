import { createHash } from "node:crypto";
import pLimit from "p-limit";
import * as z from "zod";
import type { ModelRecord } from "../analysis/input.ts";
import type { Understood } from "../analysis/understood/understood.ts";
import { createLanguageModel } from "../reading-pictures/language-model/model.ts";
import type { EvalCase } from "./eval-case.ts";
import { readJsonLines } from "./json-lines.ts";
import { percentile } from "./totals.ts";

/** What a model made of a case, as it is stored with an issue. The case is told by a hash of words and car. */
export interface RecordedAnswer {
  evalCase: string;
  model: ModelRecord;
  understood?: Understood;
}

const RecordedAnswerLine: z.ZodType<RecordedAnswer> = z.object({
  evalCase: z.string(),
  model: z.looseObject({
    name: z.string(),
    promptVersion: z.string(),
    outcome: z.enum(["answered", "late", "failed", "refused", "unusable"]),
    milliseconds: z.number(),
  }),
  // As `SUBJECTS` left it when the model was asked.
  understood: z.optional(z.custom<Understood>((value) => typeof value === "object" && value !== null)),
});

export const keyOf = ({ text, vehicle: { year, make, model, mileage } }: EvalCase) =>
  createHash("sha256")
    .update(JSON.stringify([year, make, model, mileage ?? null, text]))
    .digest("hex")
    .slice(0, 24);

interface Service {
  baseUrl: string;
  apiKey?: string;
  atOnce: number;
}

/**
 * Asks a model about every case as the product does: text and car leave, and after twelve seconds it is too late. So
 * many are asked `atOnce`: a server that answers one after the other makes the others late.
 */
export async function askModel(
  evalCases: readonly EvalCase[],
  model: string,
  { atOnce, ...service }: Service,
): Promise<RecordedAnswer[]> {
  const { understand } = createLanguageModel({ ...service, model });
  const limit = pLimit(atOnce);
  const never = new AbortController().signal;
  return limit.map(evalCases, async (evalCase) => {
    const { text, vehicle } = evalCase;
    const issue = { issueType: "symptoms" as const, text: async () => text, vehicle, pictures: [] };
    const { understood, ...record } = { understood: undefined, ...(await understand(issue, never))! };
    return { evalCase: keyOf(evalCase), model: record, ...(understood && { understood }) };
  });
}

/** The cases with what a model made of them. Throws a sentence where it was not asked about one of them. */
export function withAnswers(evalCases: readonly EvalCase[], answers: readonly RecordedAnswer[]): EvalCase[] {
  const byTrial = new Map(answers.map((answer) => [answer.evalCase, answer]));
  return evalCases.map((evalCase, i) => {
    const answer = byTrial.get(keyOf(evalCase));
    if (!answer) throw new Error(`There is no recorded answer to case ${i + 1} of ${evalCases.length}.`);
    return { ...evalCase, read: { model: answer.model, understood: answer.understood } };
  });
}

/** Answers as JSON, one a line. Besides quotes in them nothing of the cases' texts is in it. */
export const answersAsLines = (answers: readonly RecordedAnswer[]) =>
  answers.map((answer) => `${JSON.stringify(answer)}\n`).join("");

/** The answers of a file of `answersAsLines`, by the model that gave them. */
export function answersByModel(jsonLines: string): Map<string, RecordedAnswer[]> {
  return Map.groupBy(readJsonLines(RecordedAnswerLine, jsonLines), ({ model }) => model.name);
}

/** How a model did, as lines: what came of its answers, its seconds and tokens, and what it made up. */
export function answerLines(answers: readonly RecordedAnswer[]): string[] {
  const counts = (values: readonly string[]) =>
    [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => `${value} ${length}`).join(", ");
  const seconds = answers.map(({ model }) => model.milliseconds / 1000);
  const tokens = answers.flatMap(({ model }) => model.tokens ?? []);
  const mean = (values: readonly number[]) => Math.round(values.reduce((a, b) => a + b, 0) / values.length);
  const leftOut = answers.flatMap(({ model }) =>
    Object.entries(model.leftOut ?? {}).flatMap(([fault, count]) => Array<string>(count).fill(fault)),
  );
  return [
    `  answers: ${counts(answers.map(({ model: { outcome, status } }) => (status ? `${outcome} with ${status}` : outcome)))}`,
    `  seconds: ${percentile(seconds, 0.5).toFixed(1)} in the middle, ${percentile(seconds, 0.95).toFixed(1)} at the 95th percentile`,
    ...(tokens.length > 0
      ? [
          `  tokens an answer: ${mean(tokens.map(({ input = 0 }) => input))} in, ${mean(tokens.map(({ output = 0 }) => output))} out`,
        ]
      : []),
    ...(leftOut.length > 0 ? [`  left out: ${counts(leftOut)}`] : []),
  ];
}
