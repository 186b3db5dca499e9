/** How many parts of an answer were left out, by what was wrong with them. None of the owner's words. */
export type LeftOut = Partial<Record<AnswerFault, number>>;
export type AnswerFault =
  | "unknownCauses"
  | "impossibleCauses"
  | "repeatedCauses"
  | "sums"
  | "quotes"
  | "unknownFindings"
  | "wordings"
  | "questions"
  | "lines";
