import * as z from "zod/mini";
import { id } from "./text.ts";

/**
 * POST /api/diagnostics/{id}/answers: answers to follow-up questions of this diagnostic. The reply is the whole
 * DiagnosticRecord, ranked anew with all answers given so far; a later answer to a question replaces the earlier one.
 * Sending the same answers again changes nothing.
 */
export const AnswersRequest = z.object({
  answers: z
    .array(
      z.object({ questionId: id("the question"), optionId: id("the answer") }, "Please send a question and its answer"),
      "Please answer at least one question",
    )
    .check(z.minLength(1, "Please answer at least one question"), z.maxLength(20, "At most 20 answers at once")),
});
export type AnswersRequest = z.infer<typeof AnswersRequest>;
