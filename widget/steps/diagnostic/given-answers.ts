import type { ReadRecord } from "../../client/diagnostic-record.ts";

/** What the owner answered or added. What they put right of the car came the same way, and is no answer to a question. */
export const givenAnswers = ({ answers, results }: ReadRecord) =>
  answers.filter(({ questionId }) => !results.corrections.some(({ id }) => id === questionId));
