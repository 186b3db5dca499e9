import * as z from "zod";

/** A sentence or name that people read. */
export const sentence = (longest: number) => z.string().trim().min(3, "says nothing").max(longest);

/** A regular expression as text; what it is matched against is lower case. */
export const pattern = z.string().refine((text) => {
  try {
    return text !== "" && new RegExp(text) !== undefined;
  } catch {
    return false;
  }
}, "is no regular expression");

/** From low to high, both at least 0. */
export const band = (highest: number) =>
  z
    .tuple([z.number().min(0).max(highest), z.number().min(0).max(highest)])
    .refine(([low, high]) => low <= high, "goes from the higher to the lower");

export const hours = band(80);
export const dollars = band(25_000);
export type Band = readonly [low: number, high: number];

/** A model year. */
export const year = z.int().min(1980).max(2035);
export const years = z
  .tuple([year, year])
  .refine(([from, to]) => from <= to, "goes from the later to the earlier year");

/** A state by its two letters. */
export const state = z.string().regex(/^[A-Z]{2}$/, "is no state: two capitals");

/** A span of dollars with names for its ends. */
export const range = z
  .strictObject({ min: z.number().min(0), max: z.number().min(0) })
  .refine(({ min, max }) => min <= max, "goes from the higher to the lower");
