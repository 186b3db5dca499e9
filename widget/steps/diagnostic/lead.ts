import { isTooEarly } from "#shared/format/probability.ts";
import type { Range, ResultType } from "#shared/schemas/diagnostic.ts";
import type { ReadResults } from "../../client/diagnostic-record.ts";

/** From this chance on the leading cause is called the most likely. */
export const LIKELY = 60;

/** Whether no cause stands out yet. A record that tells no chances is taken as it stands. */
export const isEarly = ({ potentialCauses: [first] }: ReadResults) =>
  first?.probability !== undefined && isTooEarly(first.probability);

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
