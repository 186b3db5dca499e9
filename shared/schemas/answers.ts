import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";
import { id } from "./text.ts";

const TOO_LONG = `Please keep this under ${MAX_LENGTH.answer.toLocaleString("en-US")} characters`;
const Answer = z
  .object(
    {
      questionId: id("the question"),
      optionId: z.optional(id("the answer")),
      text: z.optional(
        z.string("The answer in words must be text").check(z.trim(), z.maxLength(MAX_LENGTH.answer, TOO_LONG)),
      ),
    },
    "Please send a question and its answer",
  )
  .check(
    z.refine(({ optionId, text }) => (optionId === undefined) !== (text === undefined), {
      error: "Please choose an answer or tell us in your words, one of the two",
      path: ["optionId"],
    }),
  );

/**
 * POST /api/diagnostics/{id}/answers: answers to follow-up questions of this diagnostic, each one of the options or the
 * owner's own words, which are read with the story. Under the id `more` words may come without a question. The reply is
 * the whole DiagnosticRecord, ranked again with all answers given so far; a later answer to a question replaces the
 * earlier one, and an empty text takes it back. Sending the same answers again changes nothing.
 */
export const AnswersRequest = z.object({
  answers: z
    .array(Answer, "Please answer at least one question")
    .check(z.minLength(1, "Please answer at least one question"), z.maxLength(20, "At most 20 answers at once")),
});
export type AnswersRequest = z.infer<typeof AnswersRequest>;
