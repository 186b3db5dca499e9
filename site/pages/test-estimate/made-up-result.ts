import { testPages } from "../../texts/documents.ts";

/** The result of the estimate test page, in the shape of a diagnostic record's results. */
export interface EstimateResult {
  resultType: "estimate";
  estimateReview: {
    isFairPrice: boolean;
    /** Dollars. */
    averageCostInArea: { min: number; max: number };
    unnecessaryItems: string[];
    questionsToAsk: string[];
    recommendations: string;
  };
  diagnosticNote: string;
}

const { unnecessaryItems, questionsToAsk, recommendations, diagnosticNote } = testPages.estimate.demo;

/** A demo, as the page says: whether the price is fair is a coin's toss, and the rest is fixed. */
export const madeUpResult = (): EstimateResult => ({
  resultType: "estimate",
  estimateReview: {
    isFairPrice: Math.random() < 0.5,
    averageCostInArea: { min: 450, max: 750 },
    unnecessaryItems,
    questionsToAsk,
    recommendations,
  },
  diagnosticNote,
});
