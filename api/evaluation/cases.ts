import * as z from "zod";
import { CAUSES } from "../analysis/knowledge/causes/index.ts";
import { LOOK_ALIKES, NOT_SURE } from "../analysis/ranking/questions/question.ts";
import { placeOf } from "../geography/places.ts";
import type { EvalCase, Trouble } from "./eval-case.ts";
import { readJsonLines } from "./json-lines.ts";

const SYSTEM_OF = new Map(CAUSES.map(({ id, system }) => [id, system]));

const CauseId = z.string().refine((id) => SYSTEM_OF.has(id), { error: ({ input }) => `there is no cause "${input}"` });
const Truth = z.array(CauseId).min(1, "names no cause");

/** Answers are of questions that part causes, by the ids of their options. */
function unknownAnswers(answers: Record<string, string>, context: z.RefinementCtx) {
  for (const [questionId, optionId] of Object.entries(answers)) {
    const question = LOOK_ALIKES.find(({ id }) => id === questionId);
    if (question && [...question.options, NOT_SURE].some(({ id }) => id === optionId)) continue;
    const what = question ? `the question has no option "${optionId}"` : "there is no such question";
    context.addIssue({ code: "custom", path: [questionId], message: what });
  }
}

/** One line of a case file. Any cause of `truth` is right; `truths` names several independent troubles, `truth` first. */
const Case = z.object({
  year: z.int(),
  make: z.string().min(1),
  model: z.string().min(1),
  mileage: z.nullish(z.int().nonnegative()),
  zip: z.string().refine((zip) => placeOf(zip) !== undefined, { error: ({ input }) => `there is no ZIP ${input}` }),
  text: z.string().min(1),
  truth: z.preprocess((told) => (typeof told === "string" ? [told] : told), Truth),
  truths: z.optional(z.array(Truth).min(2)),
  safety: z.optional(z.enum(["stop", "soon", "none_found"])),
  answers: z.optional(z.record(z.string(), z.string()).superRefine(unknownAnswers)),
});

/** Cases as JSON, one a line → cases. Throws a sentence that names the line and what is wrong with it. */
export const readCases = (jsonLines: string): EvalCase[] =>
  readJsonLines(Case, jsonLines).map(({ year, make, model, mileage, zip, text, truth, truths, safety, answers }) => ({
    vehicle: { year, make, model, ...(mileage ? { mileage } : {}) },
    place: placeOf(zip)!,
    text,
    troubles: (truths ?? [truth]).map(troubleOf),
    ...(safety ? { safety } : {}),
    ...(answers ? { answers } : {}),
  }));

const troubleOf = (causes: readonly string[]): Trouble => ({
  causes,
  systems: [...new Set(causes.map((id) => SYSTEM_OF.get(id)!))],
});
