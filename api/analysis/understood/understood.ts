import * as z from "zod";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { PANELS } from "../knowledge/panels.ts";
import type { UnderstoodSymptoms } from "./symptoms.ts";

/**
 * What a language model may say it has read of words and pictures: the same estimate lines and damage areas that the
 * built-in readers make, as plain data, and of symptoms the evidence and its bets (`symptoms.ts`). No price and no
 * advice: those stay ours. `null`: not told.
 */
const words = z.string().max(300);
const dollars = z.number().min(-200_000).max(200_000);
const list = <T extends z.ZodType>(of: T, most: number) => z.array(of).max(most);

const NEEDS = ["needed", "not_yet", "not_shown", "ask"] as const;
export type Need = (typeof NEEDS)[number];

/** Whether the work of a line is needed now, by the owner's own words; `line` is its place among the lines. */
const LineNeed = z.object({ line: z.int().min(0), need: z.enum(NEEDS), words });
/** Lines that are prices for the same work, of which one is to be paid, by the owner's own words. */
const Alternatives = z.object({ lines: list(z.int().min(0), 6), words });

const ESTIMATE = {
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
};

/** What a model answers about an estimate. */
export const EstimateAnswer = z.object({
  ...ESTIMATE,
  needs: list(LineNeed, 300),
  alternatives: list(Alternatives, 20),
});
export type EstimateAnswer = z.infer<typeof EstimateAnswer>;
/** What is kept of it; records of before have neither needs nor alternatives. */
export const UnderstoodEstimate = z.object({
  ...ESTIMATE,
  needs: EstimateAnswer.shape.needs.optional(),
  alternatives: EstimateAnswer.shape.alternatives.optional(),
});
export type UnderstoodEstimate = z.infer<typeof UnderstoodEstimate>;

const PANEL_IDS = PANELS.map(({ id }) => id) as [string, ...string[]];

const EVENT_IDS = KNOWLEDGE.scenarios.map(({ id }) => id) as [string, ...string[]];

const DAMAGE = {
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
};
/** How it came about, by the owner's own words. */
const event = z.object({ id: z.enum(EVENT_IDS), words }).nullable();

/** What a model answers about damage. */
export const DamageAnswer = z.object({ ...DAMAGE, event });
export type DamageAnswer = z.infer<typeof DamageAnswer>;
/** What is kept of it; records of before have no event. */
export const UnderstoodDamage = z.object({ ...DAMAGE, event: event.optional() });
export type UnderstoodDamage = z.infer<typeof UnderstoodDamage>;

/** One of them, by the type of the issue. */
export interface Understood {
  estimate?: UnderstoodEstimate;
  damage?: UnderstoodDamage;
  symptoms?: UnderstoodSymptoms;
}
