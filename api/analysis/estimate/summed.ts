import type { EstimateLine } from "./estimate-lines.ts";
import { isQuoted } from "./kinds.ts";
import type { Piece } from "./piece.ts";

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

/** A quoted sum is a round one: its parts and labor may come to this share more. */
const ROUNDED = 1.02;

/**
 * "Quoted me $1,850 for a water pump. That is 6 hours at $165 and $780 in parts": what a quoted price is made of is no
 * price beside it. Says whether it was; notes it with the line.
 */
export function asShareOfQuoted(line: EstimateLine | undefined, kind: "part" | "labor", amount = 0): boolean {
  if (line?.amount === undefined || !isQuoted(line.text)) return false;
  const { parts = 0, labor = 0 } = line;
  if (parts + labor + amount > line.amount * ROUNDED) return false;
  if (kind === "part") line.parts = parts + amount;
  else line.labor = labor + amount;
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
