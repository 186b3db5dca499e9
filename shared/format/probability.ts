/** How likely a cause is, from `most` to `less`. */
export type Likelihood = "most" | "likely" | "possible" | "less";

/** The likelihood of a chance in percent. */
export function likelihoodOf(percent: number): Likelihood {
  if (percent >= 80) return "most";
  if (percent >= 60) return "likely";
  if (percent >= 40) return "possible";
  return "less";
}

const LABELS: Record<Likelihood, string> = {
  most: "Most likely cause",
  likely: "Likely cause",
  possible: "Possible cause",
  less: "Less likely cause",
};

/** The words for a probability in percent. */
export const probabilityLabel = (percent: number) => LABELS[likelihoodOf(percent)];

/** Whether a leading cause of this chance, in percent, stands out too little for a price or a request to a shop. */
export const isTooEarly = (percent: number) => likelihoodOf(percent) === "less";
