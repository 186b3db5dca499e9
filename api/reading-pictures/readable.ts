import { PLAIN_WORDS } from "../analysis/reading/plain-words.ts";
import type { Row } from "./rows.ts";

/** What became of a page: `nothing` to read on it, `unclear` print, or print that is not in English. */
export type Legibility = "read" | "nothing" | "unclear" | "foreign";

const LEAST_WORDS = 4;
const LEAST_KNOWN = 0.4;
const SURE = 60;

/** Judges by the words that a page of English must have. Figures alone say nothing: a picture of a wall has some too. */
export function legibilityOf(rows: readonly Row[]): Legibility {
  const words = rows.flat().filter(({ text }) => /^\W*[A-Za-z]{3,}\W*$/.test(text));
  const sure = words.filter(({ confidence }) => confidence >= SURE);
  const known = words.filter(({ text }) => PLAIN_WORDS.has(text.toLowerCase().replace(/[^a-z]/g, "")));
  if (words.length < LEAST_WORDS || sure.length < LEAST_WORDS)
    return known.length >= LEAST_WORDS ? "unclear" : "nothing";
  if (known.length >= LEAST_WORDS && known.length / words.length >= LEAST_KNOWN) return "read";
  return sure.length / words.length > 0.7 && sure.length >= 12 ? "foreign" : "unclear";
}
