import type { PotentialCause, Quote } from "#shared/schemas/diagnostic.ts";
import type { ClauseOdds } from "../learned/clause-odds.ts";
import { OPENS_CLAUSE } from "../reading/clauses.ts";

/** A heading is at most so many characters of the owner's words. */
const LONGEST = 80;

/** What the owner calls the trouble: the clause in which the leading cause's reason stands, without the word that joins it. */
export function headingOf(text: string, { clauses }: ClauseOdds, [first]: readonly PotentialCause[]): Quote {
  const reason = first?.evidence?.find(({ quote }) => quote)?.quote;
  const clause = clauses.find(({ start, end }) => reason && reason.start < end && reason.end > start) ?? clauses[0];
  const whole = clause ?? { start: 0, end: text.length };
  return shortened(text, afterJoining(text, whole.start), Math.max(whole.end, reason?.end ?? 0));
}

function afterJoining(text: string, start: number): number {
  const word = /^(\p{L}+)\s+/u.exec(text.slice(start, start + LONGEST));
  return word && OPENS_CLAUSE.has(word[1]!.toLowerCase()) ? start + word[0].length : start;
}

function shortened(text: string, start: number, end: number): Quote {
  const words = text.slice(start, end);
  const kept = words.length <= LONGEST ? words : words.slice(0, LONGEST).replace(/\s+\S*$/, "");
  const said = kept.trimEnd();
  return { text: said, start, end: start + said.length };
}
