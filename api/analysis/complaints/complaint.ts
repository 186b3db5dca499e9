import type { Answer, Vehicle } from "../input.ts";
import type { CauseScorer } from "../learned/cause-scorer.ts";
import type { ClauseOdds } from "../learned/clause-odds.ts";
import type { Ranking } from "../ranking/rank.ts";
import type { Fact } from "../reading/evidence.ts";
import type { Opinion } from "../understood/symptoms.ts";
import type { Stretch } from "./clearest-cut.ts";
import { partText } from "./part-text.ts";

/** One trouble that an owner tells of: mostly all of a text, or its part of one that tells of several. */
export interface Complaint {
  /** The text in which facts have their places, blank where it tells of something else. */
  text: string;
  /** What was read of it, without the answers to questions. */
  read: readonly Fact[];
  answers: readonly Answer[];
  /** What a language model bets on. */
  opinion: Opinion | undefined;
}

/** The complaints of a text, in its order; the whole alone where it does not clearly speak of separate troubles. */
export function complaintsIn(
  whole: Complaint,
  ranking: Ranking,
  beside: { scorer: CauseScorer; clauses: ClauseOdds; vehicle: Vehicle },
): Complaint[] {
  const { text, read } = whole;
  const troubles = partText({ text, facts: read, ranking, ...beside });
  if (troubles.length === 1) return [whole];
  return troubles.map((stretches) => ({
    text: onlyWithin(text, stretches),
    read: read.filter(
      ({ quote }) => !quote || stretches.some(({ start, end }) => quote.start >= start && quote.end <= end),
    ),
    answers: [],
    opinion: undefined,
  }));
}

/** The text with a blank for each character outside of the stretches, so that places stay; a new line where one begins. */
function onlyWithin(text: string, stretches: readonly Stretch[]): string {
  let kept = "";
  for (const { start, end } of stretches) {
    if (start > kept.length) kept = `${kept.padEnd(start - 1)}\n`;
    kept += text.slice(start, end);
  }
  return kept.padEnd(text.length);
}
