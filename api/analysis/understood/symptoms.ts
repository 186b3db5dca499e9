import * as z from "zod";
import type { Condition } from "../knowledge/conditions.ts";
import { CONDITIONS } from "../knowledge/conditions.ts";
import { DANGER_KINDS } from "../safety/danger-kind.ts";

const words = z.string().max(300);
const causeId = z.string().max(80);

const UnderstoodFact = z.object({
  /** A finding of ours, or "code:P0420". Others are left out. */
  finding: z.string().max(60),
  present: z.boolean(),
  certain: z.boolean(),
  conditions: z.array(z.enum(Object.keys(CONDITIONS) as [Condition, ...Condition[]])).max(10),
  /** The owner's words, letter for letter; null where only a picture shows it. */
  words: words.nullable(),
});

/**
 * What a language model is asked about symptoms, in one answer: causes of our catalogue to bet on, in percent, what it
 * excludes, how dangerous it is, what it would ask, and the facts. Limits are wider than what is asked for: what is too
 * much, or invented, is left out one by one (`checkAnswer`) and does not cost the whole answer.
 */
export const SymptomsAnswer = z.object({
  excluded: z.array(z.object({ id: causeId, words })).max(30),
  causes: z.array(z.object({ id: causeId, percent: z.number(), words: z.array(words).max(10) })).max(30),
  /** Percent: none of our causes is behind it. */
  other: z.number(),
  /** A short name of a cause that the catalogue lacks. */
  unlisted: z.string().max(200).nullable(),
  /** `kind`: what of, null where none of ours fits. `words`: the owner's, that tell of it. */
  danger: z.object({
    level: z.enum(["stop", "soon", "none"]),
    kind: z.enum(DANGER_KINDS).nullable(),
    words: words.nullable(),
  }),
  /** The one question whose answer would change the bets most; each answer with the causes that it makes likelier. */
  question: z
    .object({
      text: z.string().max(300),
      options: z.array(z.object({ label: z.string().max(120), favors: z.array(causeId).max(10) })).max(10),
    })
    .nullable(),
  facts: z.array(UnderstoodFact).max(60),
});
export type SymptomsAnswer = z.infer<typeof SymptomsAnswer>;
export type UnderstoodFact = z.infer<typeof UnderstoodFact>;

/**
 * What an expert beside our ranking says, checked: ids of our causes, quotes of the text, percents that sum to 100.
 * Without causes it made no bet that can be used.
 */
export type Opinion = Omit<SymptomsAnswer, "facts">;

/** As it is stored with an issue. `opinion` is absent in records of when models were only asked for facts. */
export interface UnderstoodSymptoms {
  facts: readonly UnderstoodFact[];
  opinion?: Opinion;
}
