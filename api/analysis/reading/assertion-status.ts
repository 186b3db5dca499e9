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
/** A sentence is looked over for so many words on either side. */
const FURTHEST = 40;
const ENDS_SCOPE = new Set(
  "but and when while if because until since as that after once where why what then so due therefore which".split(" "),
);
const OVER = new Set(["gone", "disappeared", "vanished", "fixed", "solved", "resolved", "eliminated"]);

const HEDGES: readonly [RegExp, number][] = [
  [/\b(used to|in the past)\b/, 0.3],
  [/\b(not sure|unsure|not certain|can not tell|do not know if)\b/, 0.5],
  [
    /\b(maybe(?! (?:a|an|one|two|three|four|five|half|\d+)\b)|might|possibly|perhaps|may be|could be|wonder|wondering)\b/,
    0.6,
  ],
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

/** "a slipping clutch will lead to a bad bearing, a torn belt and overheating": nothing after it has happened. */
const CONSEQUENCE =
  /\b(will|would|could|might|can|may|going to|gonna) (?:(?:eventually|then|also|just|even|probably|possibly|maybe|only) )*(?:be )?(lead|leading|result|end up|cause|causing|make|turn into|mean)\b/;
/** "feels like someone rear ended me", "as if I had a flat": what it is like, not what it is. */
const LIKENED =
  /\b(like|as if|as though|if)( (someone|somebody|something|i|you|we|it|they|he|she|my|your|the|there|just|was|is|were|am|are|have|had|has|got|been|a|an|being|almost|having|driving|on|with))*$/;
/** Events and conditions that owners liken things to; a noise, a smell or a shake is always likened. */
const LIKENABLE =
  /^(recent|tire|fuel\.empty|wheel|fire|airbag|suspension\.broken|start\.battery|engine\.seized|brake\.lockup)/;

/** "I replaced the rack because it was leaking": told of before the work. */
const WORK = /\b(replaced|changed|fixed|repaired|swapped|rebuilt|did|done|installed|put|solved|resealed)\b/;
const BECAUSE_IT_WAS = /^(because|since|cause|cuz|bc|as) (it|they|the \w+|mine) (was|were|had|kept|started)\b/;
/** "Two years ago the left one did the same and they put a new strut on it." */
const LONG_AGO =
  /\b((a|one|two|three|four|five|\d+|couple|few) (months?|years?) ago|(?<!the )last (year|summer|fall|winter|spring)|years back|back in (19|20)\d\d|previous owner|(under|before) warranty)\b/;
const TO_THIS_DAY = /\b(still|again|now|since|keeps?|ever|started|began|until|never|not)\b/;
/** What was before is told, and is not what the car does. */
const HISTORICAL = 0.2;
/** "sounds like a dying cat": neither an engine that dies nor a catalytic converter. */
const LIKE_AN_ANIMAL =
  /\blike (a|an|some) (dying|wounded|dead|sick|hurt|angry|strangled|screaming) (cat|cow|animal|goose|whale|pig|moose|bird|elephant|seal|horse|donkey|duck|bear|walrus)\b/;
/** "I shut it down", "turned the car off": the owner's hand, not a fault. */
const BY_HAND =
  /\b(shut|shuts|shutting|turn|turned|turns|turning|cut|switch|switched) (it|her|him|everything|(?:the|my|our) (?:\w+ )?(?:car|truck|van|engine|motor|key|ignition|vehicle)) (back )?(off|down)\b(?! (by )?(itself|on its own))/;
/** "I had to slow down for it to quit": what ends is the trouble, not the engine. */
const UNTIL_IT_ENDS = /\b(for|until|till|before|make|made|get|got) it (to )?(quit|quits|stop|stops)\b/;
const STOPS_RUNNING = /^engine\.(stalls|dies)/;

/** Reads negation, hedges and mere imagining around a match. */
export function assertionStatusOf(
  match: Match<string>,
  words: readonly Word[],
  clause: Clause,
  claimed: Claims,
): Stance {
  const before = surfaces(words, clause.from, match.from);
  const whole = surfaces(words, clause.from, clause.to);
  let certainty = 1;
  for (const [hedge, sure] of HEDGES) if (hedge.test(whole)) certainty = Math.min(certainty, sure);
  const start = sentenceStart(words, match.from);
  const sentence = surfaces(words, start, match.from);
  if (!/^(recent|replaced|tested_ok)\./.test(match.target) && isBygone(words, start, match, whole))
    certainty = Math.min(certainty, HISTORICAL);
  if (IMAGINED.test(before) && MAY_COME.test(before)) certainty = 0;
  else if (CONSEQUENCE.test(sentence)) certainty = 0;
  else if (LIKENABLE.test(match.target) && LIKENED.test(before)) certainty = 0;
  else if (WONDERED.test(before) && ASKED.test(whole)) certainty = 0;
  else if (clause.question && WONDERED.test(surfaces(words, match.from, match.to + 1))) certainty = 0;
  else if (LIKE_AN_ANIMAL.test(surfaces(words, Math.max(0, match.from - 4), match.to + 3))) certainty = 0;
  else if (STOPS_RUNNING.test(match.target) && isMeantOtherwise(match, words)) certainty = 0;
  else if (clause.question && ASKED.test(whole))
    certainty = match.target.startsWith("recent.") ? 0 : Math.min(certainty, 0.4);
  const denials = denialsBefore(match, words, claimed) + (match.denied ? 1 : 0) + (overAfter(match, words) ? 1 : 0);
  return { denied: denials % 2 === 1, certainty };
}

function isBygone(words: readonly Word[], start: number, { from }: Match<string>, clause: string): boolean {
  if (BECAUSE_IT_WAS.test(clause) && WORK.test(surfaces(words, start, from))) return true;
  let end = from + 1;
  while (end < Math.min(words.length, from + FURTHEST) && words[end]!.before !== "sentence") end++;
  const told = surfaces(words, start, end);
  return LONG_AGO.test(told) && WORK.test(told) && !TO_THIS_DAY.test(told);
}

function isMeantOtherwise({ from, to }: Match<string>, words: readonly Word[]): boolean {
  const said = surfaces(words, Math.max(0, from - 3), to + 1);
  return BY_HAND.test(said) || UNTIL_IT_ENDS.test(said);
}

const surfaces = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map((w) => w.surface)
    .join(" ");

function sentenceStart(words: readonly Word[], at: number) {
  let start = at;
  while (start > Math.max(0, at - FURTHEST) && words[start]!.before !== "sentence") start--;
  return start;
}

function denialsBefore(match: Match<string>, words: readonly Word[], claimed: Claims): number {
  let denials = 0;
  let cost = 0;
  for (let i = match.from - 1; i >= Math.max(0, match.from - FURTHEST) && cost < SCOPE; i--) {
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
function elsewhere(negator: number, { at }: Match<string>, claimed: Claims): boolean {
  const words = claimed.get(negator);
  return words !== undefined && !at.every((i) => words.has(i));
}

/** "not sure", "no idea", "not only" deny nothing about the car. */
function denies(words: readonly Word[], at: number): boolean {
  let i = at + 1;
  const end = Math.min(words.length - 1, at + FURTHEST);
  while (i < end && FILLERS.has(words[i]!.root) && words[i]!.surface !== "only") i++;
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

/** "Check engine light? No.", "smoke: none" */
const NO = /^(no|none|nope|negative)$/;

/** "shakes when stopped": it is the car that stopped. */
const AT_A_TIME = new Set(["when", "while", "once", "if", "am", "fully", "completely"]);

/** "the squeal is gone", "the light went away", "check engine light no". */
function overAfter(match: Match<string>, words: readonly Word[]): boolean {
  const answer = words[match.to + 1];
  if (answer && NO.test(answer.surface) && isLastOfSentence(words, match.to + 1)) return true;
  const end = Math.min(words.length, match.to + FURTHEST);
  for (let i = match.to + 1, cost = 0; i < end && cost < 3; i++) {
    const word = words[i]!;
    if (word.before !== "none") return false;
    if (OVER.has(word.surface)) return true;
    if (word.surface === "went" && words[i + 1]?.surface === "away") return true;
    if (word.surface === "ruled" && words[i + 1]?.surface === "out") return true;
    if (word.surface === "stopped" && !words[i + 1] && !AT_A_TIME.has(words[i - 1]!.surface)) return true;
    if (!FILLERS.has(word.root)) cost++;
  }
  return false;
}

const isLastOfSentence = (words: readonly Word[], at: number) => {
  const next = words[at + 1];
  return next === undefined || next.before !== "none";
};
