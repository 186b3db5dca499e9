import * as z from "zod/mini";
import { CarLocation } from "../car-location.ts";

/**
 * A follow-up question whose answer would change the ranking; the last options are "none of these" and "I am not sure".
 */
export const Question = z.object({
  id: z.string(),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  hint: z.optional(z.string()),
  /** Why it is asked, in half a line. */
  why: z.optional(z.string()),
});
export type Question = z.infer<typeof Question>;

/**
 * What was understood of an answer in the owner's words, as labels: "a squeal or squeak"; empty where it was nothing we
 * know.
 */
export const ReadInAnswer = z.object({ questionId: z.string(), findings: z.array(z.string()) });
export type ReadInAnswer = z.infer<typeof ReadInAnswer>;

/**
 * Something that an owner can put right where it stands: what was assumed of the car, or how badly a place of it is
 * damaged. `chosen` is the id of the option that the result goes by. It is answered as a question of this id is.
 */
export const Correction = z.object({
  id: z.string(),
  name: z.string(),
  chosen: z.string(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  /** The one among the assumptions that it stands for. */
  sentence: z.optional(z.string()),
  /** Where the damaged place is. */
  location: z.optional(CarLocation),
});
export type Correction = z.infer<typeof Correction>;

/**
 * An answer that the results heed, with the words of its question and of itself. It is an option, or without `optionId`
 * in the owner's words; what was added unasked has the id `more` and an empty question.
 */
export const GivenAnswer = z.object({
  questionId: z.string(),
  optionId: z.optional(z.string()),
  question: z.string(),
  answer: z.string(),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;
