import { distance } from "fastest-levenshtein";
import { CENTS } from "./figures.ts";
import type { Row } from "./rows.ts";
import { lineOf } from "./text.ts";

/** As many rows must be the same before two photos are taken to overlap: one row may well stand on a paper twice. */
const LEAST_SAME = 2;

/** The rows of a page without those that its photo shares with the one before: the same end, or all of it. */
export function withoutOverlap(before: readonly Row[], page: readonly Row[]): Row[] {
  const [above, below] = [before.map(lineOf), page.map(lineOf)];
  if (
    below.filter((line) => above.some((other) => isSame(line, other))).length >=
    Math.max(LEAST_SAME, below.length * 0.8)
  )
    return [];
  for (let count = Math.min(above.length, below.length); count >= LEAST_SAME; count--) {
    const shared = below.slice(0, count);
    const same = shared.every((line, at) => isSame(line, above[above.length - count + at]!));
    if (same && page.slice(0, count).some((row) => row.some(({ text }) => CENTS.test(text)))) return page.slice(count);
  }
  return [...page];
}

/** The same but for a misread letter in eight. */
function isSame(a: string, b: string) {
  const [one, other] = [plain(a), plain(b)];
  return one.length > 3 && distance(one, other) <= Math.max(one.length, other.length) / 8;
}

const plain = (line: string) => line.toLowerCase().replace(/[^a-z0-9]/g, "");
