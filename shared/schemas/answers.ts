import * as z from "zod/mini";
import { id } from "./text.ts";

/** POST /api/diagnostics/{id}/answers: answers to follow-up questions; the reply is the re-ranked record. */
export const AnswersRequest = z.object({
  answers: z
    .array(
      z.object({ questionId: id("the question"), optionId: id("the answer") }),
      "Please answer at least one question",
    )
    .check(z.minLength(1, "Please answer at least one question"), z.maxLength(20, "At most 20 answers at once")),
});
export type AnswersRequest = z.infer<typeof AnswersRequest>;
