/** Stands in place of a question's id for what an owner adds without being asked. It is answered in words alone. */
export const MORE = "more";

/** A question with its answer as one line; what was added without a question stands alone. */
export const answerLine = ({ question, answer }: { question: string; answer: string }): string =>
  question ? `${question} ${answer}` : answer;
