import type { EstimateLine } from "./read-estimate.ts";
import type { Piece } from "./rows.ts";

/**
 * "PARTS: 306.80 LABOR: 310.00 TOTAL LINE A: 616.80" below the lines that come to it is no line but their sum: the price of
 * the work named above them, in whose place they then stood. Says whether it was one. Changes the lines.
 */
export function asSummed(lines: EstimateLine[], { amount = 0, parts, labor }: Piece): boolean {
  const from = startOfSum(lines, amount);
  if (from === undefined) return false;
  const heading = lines[from - 1];
  if (!heading || heading.amount !== undefined) return true;
  lines.splice(from);
  Object.assign(heading, { amount, parts, labor, covers: "job" });
  const above = lines.at(-2);
  const isSame = above?.amount === undefined && above?.work[0]?.repair.id === heading.work[0]?.repair.id;
  if (above && isSame) lines.splice(-2, 1);
  return true;
}

/** Where the last lines begin that come to this sum. */
function startOfSum(lines: readonly EstimateLine[], sum: number): number | undefined {
  let rest = sum;
  for (let at = lines.length - 1; at >= 0; at--) {
    rest -= lines[at]!.amount ?? 0;
    if (Math.abs(rest) < 0.02) return at;
    if (rest < 0) return undefined;
  }
  return undefined;
}
