import * as z from "zod";
import { PANELS } from "../knowledge/panels.ts";
import type { UnderstoodSymptoms } from "./symptoms.ts";

/**
 * What a language model may say it has read of words and pictures: the same estimate lines and damage areas that the
 * built-in readers make, as plain data, and of symptoms the evidence and its bets (`symptoms.ts`). No price and no advice:
 * those stay ours. `null`: not told.
 */
const words = z.string().max(300);
const dollars = z.number().min(-200_000).max(200_000);
const list = <T extends z.ZodType>(of: T, most: number) => z.array(of).max(most);

export const UnderstoodEstimate = z.object({
  lines: list(
    z.object({
      description: words,
      /** What `amount` pays for. A discount is given as a number above zero. */
      pays: z.enum(["job", "parts", "labor", "fee", "discount"]),
      amount: dollars.nullable(),
      parts: dollars.nullable(),
      labor: dollars.nullable(),
      hours: z.number().min(0).max(500).nullable(),
      quantity: z.number().min(0).max(100).nullable(),
    }),
    300,
  ),
  subtotal: dollars.nullable(),
  tax: dollars.nullable(),
  total: dollars.nullable(),
  taxInTotal: z.boolean(),
  /** Three letters. */
  currency: z.string().max(3).nullable(),
  shopName: words.nullable(),
  location: words.nullable(),
  vehicle: z.object({ year: z.number().nullable(), make: words, model: words.nullable() }).nullable(),
});
export type UnderstoodEstimate = z.infer<typeof UnderstoodEstimate>;

const PANEL_IDS = PANELS.map(({ id }) => id) as [string, ...string[]];

export const UnderstoodDamage = z.object({
  areas: list(
    z.object({
      panel: z.enum(PANEL_IDS),
      side: z.enum(["left", "right", "both"]).nullable(),
      end: z.enum(["front", "rear"]).nullable(),
      severity: z.enum(["light", "moderate", "severe", "unknown"]),
      signs: list(z.enum(["dent", "paint_broken", "broken", "deep_scratch", "surface_scratch", "hail", "bent"]), 7),
      /** The owner's own words for it, letter for letter; null where only a picture shows it. */
      words: words.nullable(),
    }),
    40,
  ),
  drivable: z.enum(["yes", "no", "unknown"]),
  airbagsDeployed: z.boolean(),
  leak: z.enum(["fuel", "coolant", "oil", "fluid"]).nullable(),
});
export type UnderstoodDamage = z.infer<typeof UnderstoodDamage>;

/** One of them, by the type of the issue. */
export interface Understood {
  estimate?: UnderstoodEstimate;
  damage?: UnderstoodDamage;
  symptoms?: UnderstoodSymptoms;
}
