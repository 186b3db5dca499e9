import type { EstimateService } from "#shared/schemas/diagnostic.ts";
import type { Job } from "./jobs.ts";

interface Halves {
  parts: boolean;
  labor: boolean;
}

/**
 * The priced lines of a job, where they are several, each with whether it is fair. Of a job that is too high, parts or
 * labor within their own range are fair; where both are, or the paper does not part them, all of it is high. `isFair`
 * is absent for work we do not know.
 */
export function lineLabels(
  { lines }: Job,
  text: string,
  { isFair, above }: { isFair?: boolean; above?: Halves },
): EstimateService["lines"] {
  const priced = lines
    .flatMap((line) => (line.amount === undefined ? [] : [{ ...line, amount: line.amount }]))
    .sort((a, b) => a.start - b.start);
  if (priced.length < 2) return undefined;
  const areParted = above !== undefined && above.parts !== above.labor;
  return priced.map(({ text: words, start, end, amount, covers }) => ({
    words: (end > text.length ? words : text.slice(start, end)).replace(/\s+/g, " ").trim(),
    amount,
    isFair: isFair === false && areParted && covers !== "job" ? !above[covers] : isFair,
  }));
}
