import type { Clause } from "./clauses.ts";
import { FILLERS, NEGATORS, NOT_DENYING } from "./fillers.ts";
import type { Match } from "./pattern-index.ts";
import type { Word } from "./words.ts";

/** How the owner stands to what was found: certain of it from 0 (only imagined) to 1, or denying it. */
export interface Stance {
  denied: boolean;
  certainty: number;
}

/** Negators that are part of a finding already, each with the words of that finding. */
export type Claims = ReadonlyMap<number, ReadonlySet<number>>;

const SCOPE = 5;
const ENDS_SCOPE = new Set(
  "but and when while if because until since as that after once where why what then".split(" "),
);
const OVER = new Set(["gone", "disappeared", "vanished", "fixed", "solved", "resolved"]);

const HEDGES: readonly [RegExp, number][] = [
  [/\b(used to|in the past)\b/, 0.3],
  [/\b(not sure|unsure|not certain|can not tell|do not know if)\b/, 0.5],
  [/\b(maybe|might|possibly|perhaps|may be|could be|wonder|wondering)\b/, 0.6],
  [/\b(i think|i guess|i believe|i suspect|guessing|suspect|probably|assume|i thought|thinking)\b/, 0.7],
  [/\b(seems?|seemed|appears?|almost|kinda|kind of|sort of|sorta|feels like it might)\b/, 0.85],
];
const IMAGINED =
  /\b(afraid|scared|fear|worried|worry|concerned|nervous|risk of|in case|avoid|prevent|before it|so it does not|so that it|going to|gonna|about to|lead to|leading to|cause it to|causing it to|result in|end up|want it to|want my|want the|want any|(could|might|may|can|would) (start|cause|catch))\b/;
const MAY_COME = /\b(will|would|might|may|could|can|going|gonna|that|of|from|in|to|before|so)\b/;
/** Plainly a question, with or without its mark. */
const WONDERED = /\b(will|would|could|can|should|does) (it|this|that|i)\b/;
const ASKED =
  /^(so |and |but |or )?(is|are|was|could|would|should|will|does|do|did|can|might|may|am|any chance|has|have)\b/;

/** Reads negation, hedges and mere imagining around a match. */
export function stanceOf(match: Match<unknown>, words: readonly Word[], clause: Clause, claimed: Claims): Stance {
  const before = surfaces(words, clause.from, match.from);
  const whole = surfaces(words, clause.from, clause.to);
  let certainty = 1;
  for (const [hedge, sure] of HEDGES) if (hedge.test(whole)) certainty = Math.min(certainty, sure);
  if (IMAGINED.test(before) && MAY_COME.test(before)) certainty = 0;
  else if (WONDERED.test(before) && ASKED.test(whole)) certainty = 0;
  else if (clause.question && ASKED.test(whole)) certainty = Math.min(certainty, 0.4);
  const denials = denialsBefore(match, words, claimed) + (match.denied ? 1 : 0) + (overAfter(match, words) ? 1 : 0);
  return { denied: denials % 2 === 1, certainty };
}

const surfaces = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map((w) => w.surface)
    .join(" ");

function denialsBefore(match: Match<unknown>, words: readonly Word[], claimed: Claims): number {
  let denials = 0;
  let cost = 0;
  for (let i = match.from - 1; i >= 0 && cost < SCOPE; i--) {
    const word = words[i]!;
    const next = words[i + 1]!;
    if (next.before === "sentence") break;
    if (next.before === "comma" && !listGoesOn(words, i + 1, match.to)) break;
    if (ENDS_SCOPE.has(word.surface)) break;
    if (NEGATORS.has(word.root)) {
      if (!elsewhere(i, match, claimed) && denies(words, i)) denials++;
    } else if (!FILLERS.has(word.root)) cost++;
  }
  return denials;
}

/** "does not start and clicks": the negator says its own finding and denies nothing beside it. */
function elsewhere(negator: number, { at }: Match<unknown>, claimed: Claims): boolean {
  const words = claimed.get(negator);
  return words !== undefined && !at.every((i) => words.has(i));
}

/** "not sure", "no idea", "not only" deny nothing about the car. */
function denies(words: readonly Word[], at: number): boolean {
  let i = at + 1;
  while (i < words.length - 1 && FILLERS.has(words[i]!.root) && words[i]!.surface !== "only") i++;
  const next = words[i];
  return !next || !(NOT_DENYING.has(next.root) || next.surface === "only");
}

/** "no smoke, leaks or smells": the list after the comma is still denied. */
function listGoesOn(words: readonly Word[], comma: number, to: number): boolean {
  for (let i = comma; i < Math.min(words.length, to + 5); i++) {
    if (words[i]!.before === "sentence") return false;
    if (/^(or|nor)$/.test(words[i]!.surface)) return true;
    if (/^(but|and|when|it|is|i|then)$/.test(words[i]!.surface)) return false;
  }
  return false;
}

/** "the squeal is gone", "the light went away". */
function overAfter(match: Match<unknown>, words: readonly Word[]): boolean {
  for (let i = match.to + 1, cost = 0; i < words.length && cost < 3; i++) {
    const word = words[i]!;
    if (word.before !== "none") return false;
    if (OVER.has(word.surface)) return true;
    if (word.surface === "went" && words[i + 1]?.surface === "away") return true;
    if (word.surface === "stopped" && !words[i + 1]) return true;
    if (!FILLERS.has(word.root)) cost++;
  }
  return false;
}
