import * as z from "zod";
import { CAUSES } from "../analysis/knowledge/causes/index.ts";
import { placeOf } from "../geography/places.ts";
import type { Trial, Trouble } from "./trial.ts";

const SYSTEM_OF = new Map(CAUSES.map(({ id, system }) => [id, system]));

const CauseId = z.string().refine((id) => SYSTEM_OF.has(id), { error: ({ input }) => `there is no cause "${input}"` });
const Truth = z.array(CauseId).min(1, "names no cause");

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
});

/** Cases as JSON, one a line → trials. Throws a sentence that names the line and what is wrong with it. */
export const readCases = (jsonLines: string): Trial[] =>
  jsonLines.split(/\r?\n/).flatMap((line, index) => (line.trim() === "" ? [] : [readCase(line, index + 1)]));

function readCase(line: string, number: number): Trial {
  const parsed = Case.safeParse(jsonOf(line, number));
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues as [z.core.$ZodIssue];
    throw new Error(`Line ${number}, ${path.join(".") || "the case"}: ${message}.`);
  }
  const { year, make, model, mileage, zip, text, truth, truths, safety } = parsed.data;
  return {
    vehicle: { year, make, model, ...(mileage ? { mileage } : {}) },
    place: placeOf(zip)!,
    text,
    troubles: (truths ?? [truth]).map(troubleOf),
    ...(safety ? { safety } : {}),
  };
}

function jsonOf(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is not JSON.`);
  }
}

const troubleOf = (causes: readonly string[]): Trouble => ({
  causes,
  systems: [...new Set(causes.map((id) => SYSTEM_OF.get(id)!))],
});
