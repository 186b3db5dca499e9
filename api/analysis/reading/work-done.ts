import type { FindingId, NamedKey, RenewedKey } from "../knowledge/findings.ts";
import type { Clause } from "./clauses.ts";
import { NAMED, WORKED_ON } from "./compiled-lexicon.ts";
import { FILLERS } from "./fillers.ts";
import type { Match } from "./pattern-index.ts";
import type { Word } from "./words.ts";

/** A part that was replaced, or tested and found good, with the words that say so. */
export interface WorkDone {
  key: FindingId | RenewedKey;
  from: number;
  to: number;
}

const DONE =
  /^(replaced|changed|swapped|installed|new|rebuilt|renewed|cleaned|remanufactured|reman|put|fitted|recharged|refilled|flushed|done|redone|replace|change|changing|replacing|got|installing|rotated|balanced|aligned|rebuild)$/;
/** Verbs that only count as done with a sign of the past before them. */
const BARE = /^(replace|change|replacing|changing|put|got|rebuild|done|installing)$/;
const PAST =
  /\b(had|have|has|got|just|already|did|after|tried|i|we|mechanic|they|shop|dealer|been|recently|was|were|having|since|by)\b/;
const NOT_YET =
  /\b(need|needs|needed|should|must|going|want|wants|quote|quoted|cost|price|recommend|recommended|says|said|suggest|suggested|before|without|cannot|not|never|how much|thinking|might|may|could|would|will|is it time|due|if|plan|planning|about to|afford|order|ordered|consider|considering|waiting|another|telling|told|wanted|tell)\b/;
const GOOD =
  /^(good|fine|ok|okay|full|strong|great|passed|normal|healthy|perfect|clean|checks|topped|checked|new|solid|charged|tight|within)$/;
const CHECKED =
  /\b(tested|checked|tests|test|checks|check|inspected|looked|look|looks|level|reads|is|are|was|were|has|have|had|measured|seems?|came back|they|says?|said|scan|scanned|all|shows?|getting|fully)\b/;
const BAD = /\b(bad|low|weak|failed|fail|dead|not|worn|gone|needs?|leak|leaking|no)\b/;
const REACH = 5;
/** A sentence is looked over for so many words on either side. */
const FURTHEST = 40;

/** What can be full; "the brakes … to a full stop" praises nothing. */
const FILLED: ReadonlySet<FindingId> = new Set<FindingId>([
  "tested_ok.battery",
  "tested_ok.coolant",
  "tested_ok.oil",
  "tested_ok.fluid",
  "tested_ok.refrigerant",
]);

/** Reads "new battery", "replaced the alternator and the belt", "battery tested fine" out of the words. */
export function workDoneIn(words: readonly Word[], clauses: readonly Clause[]): WorkDone[] {
  const named = WORKED_ON.find(words);
  const parts = named.filter((part) => !named.some((other) => isLongerName(other, part)));
  const renewed = NAMED.find(words).flatMap((part) => {
    const place = replaced(part, words);
    const done = place && !startedWith(place, words) && !isAsked(place, words, clauses);
    return done ? [{ key: part.target.replace("named.", "renewed.") as RenewedKey, ...place }] : [];
  });
  const known = parts.flatMap((part) => {
    const place = part.target.startsWith("replaced.") ? replaced(part, words) : tested(part, words);
    const done = place && !startedWith(place, words) && !isAsked(place, words, clauses);
    return done ? [{ key: part.target, ...place }] : [];
  });
  return [...known, ...renewed];
}

/** "Am I looking at a new transmission?" */
function isAsked({ from }: { from: number }, words: readonly Word[], clauses: readonly Clause[]): boolean {
  const { question } = clauses.find((clause) => clause.from <= from && clause.to > from)!;
  return (
    question &&
    /^(am|is|are|should|do|does|would|could|can|will|how|what|which)$/.test(words[stretchStart(words, from)]!.surface)
  );
}

/** "It shakes since I got new tires": the work came first and cured nothing, unlike "it STILL shakes after new tires". */
function startedWith({ from, to }: { from: number; to: number }, words: readonly Word[]): boolean {
  const start = stretchStart(words, from);
  const lead = lettersBetween(words, Math.max(start, from - 5), from);
  if (!/\b(since|after|right after|following)\b/.test(lead)) return false;
  return !/\b(still|even|same|again|keeps?|not fix|no luck|did not help)\b/.test(
    `${lettersBetween(words, start, from)} ${lettersBetween(words, to, to + 12)}`,
  );
}

/** "battery" in "key fob battery" is another part. */
function isLongerName(other: Match<FindingId>, part: Match<FindingId>) {
  const sameList = other.target.split(".")[0] === part.target.split(".")[0];
  return sameList && other.from <= part.from && other.to >= part.to && other.to - other.from > part.to - part.from;
}

function replaced({ from, to }: Match<FindingId | NamedKey>, words: readonly Word[]) {
  const start = stretchStart(words, from);
  for (let i = from - 1, cost = 0; i >= start && cost < REACH; i--) {
    const { surface } = words[i]!;
    if (DONE.test(surface) && !saysOther(words, i) && !notYet(words, start, i, surface)) return { from: i, to };
    if (!FILLERS.has(words[i]!.root) && !/^(and|or|plus)$/.test(surface))
      cost += words[i + 1]!.before === "comma" ? 0.5 : 1;
    if (/^(but|when|if|while|until|because)$/.test(surface)) break;
  }
  const end = Math.min(words.length, to + FURTHEST);
  for (let i = to + 1, cost = 0; i < end && cost < 3; i++) {
    const word = words[i]!;
    if (word.before === "sentence") break;
    if (word.before === "comma") cost++;
    const past = /^(is|are|was|were|been|be|got|both|all|just|recently|have|has|had|already)$/.test(
      words[i - 1]!.surface,
    );
    if (i === to + 1 && word.surface === "new" && (words[i + 1]?.before ?? "sentence") !== "none")
      return { from, to: i };
    if (DONE.test(word.surface) && (past || /^(done|replaced|changed|installed|balanced|rotated)$/.test(word.surface)))
      return notYet(words, start, i, word.surface, true) ? null : { from, to: i };
    if (/^(but|when|if|for)$/.test(word.surface)) cost++;
    if (!FILLERS.has(word.root)) cost += word.surface === "and" ? 0.5 : 1;
  }
  for (let i = to + 2; i < Math.min(words.length - 1, to + 10) && words[i]!.before !== "sentence"; i++)
    if (words[i]!.surface.match(/^(new|used|rebuilt)$/) && /^(one|ones|set|pair)$/.test(words[i + 1]!.surface))
      return notYet(words, start, i, "new") ? null : { from, to: i + 1 };
  return null;
}

/** "Battery new, alternator 14.2 V" praises the battery; coils swapped between cylinders are a test. */
function saysOther(words: readonly Word[], at: number): boolean {
  const { surface } = words[at]!;
  // "I put my foot on the clutch."
  if (surface === "put" && /\b(foot|feet|hand|weight|pressure|load)\b/.test(lettersBetween(words, at, at + 4)))
    return true;
  if (surface === "new") return words[at + 1]?.before === "comma";
  return (
    surface === "swapped" &&
    /\b(to|with|between|around|from) (the )?(cyl|cylinders?|other|another|\d|each)\b/.test(
      lettersBetween(words, at, at + 10),
    )
  );
}

function notYet(words: readonly Word[], start: number, verb: number, surface: string, after = false) {
  const lead = lettersBetween(words, Math.max(start, verb - 8), verb);
  if (NOT_YET.test(lastClause(lead))) return true;
  if (after && /^new$/.test(surface)) return false;
  return BARE.test(surface) && !PAST.test(lead);
}

/** What stands after the last "and" or "but": "they said it needs pads and I replaced …". */
const lastClause = (lead: string) => lead.split(/\b(?:but|so|and i|then i|and we)\b/).at(-1)!;

function tested({ target, from, to }: Match<FindingId>, words: readonly Word[]) {
  if (words[from]!.surface === "no" || words[from]!.surface === "not") return { from, to };
  const start = stretchStart(words, from);
  const lead = lettersBetween(words, Math.max(start, from - 6), from);
  const end = Math.min(words.length, to + FURTHEST);
  for (let i = to + 1, cost = 0; i < end && cost < 6; i++) {
    const word = words[i]!;
    if (word.before === "sentence") break;
    if (/^(but|when|if|while)$/.test(word.surface)) break;
    if (word.surface === "full" && !FILLED.has(target)) continue;
    if (GOOD.test(word.surface) && word.surface !== "new") {
      const between = lettersBetween(words, to + 1, i);
      if (BAD.test(between) || BAD.test(lettersBetween(words, i - 1, i))) return null;
      if (word.surface === "checked" && !/\b(out|good|fine|ok)\b/.test(lettersBetween(words, i, i + 4))) return null;
      return CHECKED.test(`${lead} ${between} ${word.surface}`) ? { from, to: i } : null;
    }
    if (!FILLERS.has(word.root) && !/^(and|tested|level|is|are|was|were|out)$/.test(word.surface)) cost++;
  }
  const good = /\b(good|full|fully charged|plenty of|topped off|strong) (?:\w+ )?$/.test(`${lead} `);
  return good && !BAD.test(lead) && !/\bnot\b/.test(lead) ? { from: Math.max(start, from - 2), to } : null;
}

function stretchStart(words: readonly Word[], at: number) {
  let start = at;
  while (start > Math.max(0, at - FURTHEST) && words[start]!.before !== "sentence") start--;
  return start;
}

const lettersBetween = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(Math.max(0, from), Math.max(0, to))
    .map((w) => w.surface)
    .join(" ");
