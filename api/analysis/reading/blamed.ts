import type { BlamedKey, NamedKey } from "../knowledge/findings.ts";
import type { Clause } from "./clauses.ts";
import { NAMED, WORKED_ON } from "./compiled-lexicon.ts";
import type { Match } from "./pattern-index.ts";
import type { Word } from "./words.ts";

/** A part that the owner or a shop holds for the culprit, and how sure of it they sound. */
export interface Blame {
  key: BlamedKey | NamedKey;
  certainty: number;
  from: number;
  to: number;
}

const BAD_AFTER =
  /^(?:(?:is|are|was|were|has|have|been|had|the|a|just|seems?|looks?|to be|might be|may be|could be|going|started|start|to|it|be|being|completely|totally|also|all|bolts?|fittings?|assembly|module|unit|system|motor|sensor) )*(bad|defects?|failed|failing|fail|fails|failure|leak|leaks|leaking|leaked|broken|broke|shot|out|worn|cracked|blown|blew|dead|weak|stuck|clogged|dirty|faulty|defective|fractured|inoperable|inoperative|malfunction(?:s|ed|ing)?|issues?|problems?|gone|seized|stretched|noisy|snapped|loose|roars?|roaring|hums?|humming|howls?|howling|growls?|growling|slipping|toast|junk|going bad|going out|gone bad|went out|went bad|died|needs? (?:to be )?(?:replaced|replacing|replacement|changed)|needs? to)\b/;
/** "The steering column in my Macan has failed." */
const FAILED_LATER = /^(?:\w+ ){1,5}(?:has|have|had) (?:failed|broken|gone bad|cracked)\b/;
/** A dead or weak battery is what the car does, not who is to blame. */
const DRAINED = /^(?:\w+ ){0,3}(dead|died|weak|low|drained)\b/;
const BAD_BEFORE =
  /\b(bad|faulty|failing|failed|failure of (?:the )?|fault(?:y)? in (?:the )?|problems? with (?:the |my )?|issues? with (?:the |my )?|leaking|broken|blown|worn|worn out|cracked|clogged|seized|stretched|defective|weak|dying|stuck|dirty|need(?:s|ed)? (?:a )?(?:new|replacement|to replace(?: the)?))(?: \w+)?$/;
const SAID =
  /\b(mechanic|shop|dealer|dealership|guy|autozone|technician|tech|they|garage|diagnosed|scanner|he|jiffy lube|pep boys|firestone)\b.*\b(said|says?|told|thinks?|diagnosed|claims?|wants?|quoted|recommend(?:s|ed)?|suggest(?:s|ed)?|found|confirmed|determined|thought)\b|\bdiagnosed\b/;
const GUESSED =
  /\b(i think|i suspect|i believe|thinking|suspect|suspecting|guess|guessing|maybe|probably|possibly|might be|may be|could it be|could be|is it|worried|wondering|assume|assuming|thought it was|or)\b/;
const RECALLED = /\b(recall(s|ed)?|campaign|bulletin|tsb)\b/;
const CLEARED =
  /\b(not|no|isn|ruled out|instead of|rather than|fine|good|ok|okay|replaced|new|checked|tested|changed)\b/;

/** How sure: a plain statement of a bad part, a shop's word, the owner's guess. */
const STATED = 0.85;
const BY_A_SHOP = 0.7;
const BY_GUESS = 0.35;
/** A recall tells what breaks on such cars, not that it has broken on this one. */
const BY_RECALL = 0.5;

/** "the water pump is leaking", "the mechanic says it is the head gasket", "I think it's the alternator". */
export function blamesIn(words: readonly Word[], clauses: readonly Clause[]): Blame[] {
  const worked = WORKED_ON.find(words).filter(({ target }) => target.startsWith("replaced."));
  const named = [
    ...worked.map((part) => ({ ...part, target: part.target.replace("replaced.", "blamed.") as BlamedKey })),
    ...NAMED.find(words),
  ];
  return named.flatMap((part) => {
    if (
      named.some(
        (other) => other.from <= part.from && other.to >= part.to && other.to - other.from > part.to - part.from,
      )
    )
      return [];
    const certainty = certaintyOf(part, words, clauses);
    return certainty > 0 ? [{ key: part.target, certainty, from: part.from, to: part.to }] : [];
  });
}

function certaintyOf(
  { target, from, to }: Match<BlamedKey | NamedKey>,
  words: readonly Word[],
  clauses: readonly Clause[],
): number {
  const clause = clauses.find((c) => c.from <= from && c.to > from)!;
  const sentenceStart = clauses.find((c) => c.sentence === clause.sentence)!.from;
  const before = text(words, Math.max(sentenceStart, from - 12), from);
  const near = text(words, Math.max(clause.from, from - 5), from);
  const after = text(words, to + 1, Math.min(clause.to, to + 9));
  if (
    CLEARED.test(near) ||
    /^(?:\w+ ){0,2}(?:not|fine|good|ok|okay|new|replaced|tested|tests|checked|checks|passes|passed|works|still)\b/.test(
      after,
    )
  )
    return 0;
  if (target === "blamed.battery" && DRAINED.test(after)) return 0;
  const bad = BAD_AFTER.test(after) || FAILED_LATER.test(after) || BAD_BEFORE.test(near);
  if (clause.question || /\b(could it be|is it)\b/.test(before)) return BY_GUESS;
  if (SAID.test(before)) return BY_A_SHOP;
  if (RECALLED.test(`${before} ${after}`)) return BY_RECALL;
  if (GUESSED.test(before)) return BY_GUESS;
  return bad ? STATED : 0;
}

const text = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map((w) => w.surface)
    .join(" ");
