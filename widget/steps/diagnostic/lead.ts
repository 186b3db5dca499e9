import { type Likelihood, likelihoodOf } from "#shared/format/probability.ts";
import { shownUrgency } from "#shared/format/urgency.ts";
import type { Range, ResultType } from "#shared/schemas/diagnostic.ts";
import type { ReadCause, ReadResults } from "../../client/diagnostic-record.ts";

/** A list of causes, of whichever complaint. */
type Listed = Pick<ReadResults, "potentialCauses">;

/** How likely the leading cause is. Without a chance it is called possible, and no more than that. */
export const leadLikelihood = ({ potentialCauses: [first] }: Listed): Likelihood =>
  first?.probability === undefined ? "possible" : likelihoodOf(first.probability);

/** Whether no cause stands out yet. */
export const isEarly = (results: Listed) => leadLikelihood(results) === "less";

/** How soon the sentence over a result says that its leading cause is to be seen to; nothing where that is not known. */
export const leadTimeframe = ({ name, urgency }: ReadCause): string | undefined =>
  name && shownUrgency(urgency).level !== "Unknown" ? urgency?.timeframe || undefined : undefined;

/** The price that a result of this kind is about; none while it is too early for one. */
export function leadPrice(results: ReadResults, kind: ResultType): Range | undefined {
  switch (kind) {
    case "diagnostic":
      return isEarly(results) ? undefined : results.potentialCauses[0]?.costRange;
    case "parts":
      return results.partsReplacement?.totalEstimate;
    case "collision":
      return results.collisionRepair?.estimatedCost;
    case "estimate":
      return results.estimateReview?.averageCostInArea;
  }
}
