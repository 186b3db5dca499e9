import * as z from "zod/mini";
import { MAX_LENGTH } from "./lengths.ts";
import { id, text } from "./text.ts";

/** POST /api/feedback. The text is sent trimmed. */
export const FeedbackRequest = z.object({
  issueId: id("the issue"),
  feedback: text("your feedback", MAX_LENGTH.feedback),
});
export type FeedbackRequest = z.infer<typeof FeedbackRequest>;

export const FeedbackResponse = z.object({ feedbackId: z.string() });
export type FeedbackResponse = z.infer<typeof FeedbackResponse>;
