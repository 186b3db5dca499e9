import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Repair } from "../knowledge/repair.ts";
import { REPAIRS } from "../knowledge/repairs/index.ts";
import { EVERYDAY, PLACING, RULING_OUT, WORK_WORDS } from "./shop-words.ts";
import { speller } from "./spelling.ts";
import { type Word, wordsOf } from "./words.ts";

/** A repair named in a text: the places of its words in `words`, and its span in the text. */
export interface Found {
  repair: Repair;
  at: readonly number[];
  start: number;
  end: number;
}

/** What a text names: the repairs in the order of the text, and all its words, for placing and counting them. */
export interface FoundRepairs {
  words: readonly Word[];
  found: readonly Found[];
}

interface Name {
  repair: Repair;
  stems: readonly string[];
  /** "pads and rotors": the name itself joins two things. */
  joins: boolean;
  /** Without its last word it is a name of the repair as well: "coil on plug" and "coil". */
  namedWithoutLast: boolean;
}

/** A name that may stand at these places; the highest score takes them. */
interface Candidate {
  repair: Repair;
  at: readonly number[];
  score: number;
}

/** How far apart the words of a name may stand: "pads, the ceramic ones, and rotors" is too far. */
const SLACK = 2;

const rawNames = REPAIRS.flatMap((repair) =>
  [...new Set([repair.name.toLowerCase(), ...repair.names])].map((name) => ({
    repair,
    words: wordsOf(name),
    joins: / and /.test(name),
  })),
);
const rawStems = new Set(rawNames.flatMap(({ words }) => words.map(({ stem }) => stem)));

/** "tail light" is "taillight" where the joined word is one of the names'. */
function joined(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (last && word.join === "none" && rawStems.has(last.stem + word.stem)) {
      result[result.length - 1] = {
        ...word,
        stem: last.stem + word.stem,
        written: `${last.written} ${word.written}`,
        start: last.start,
        join: last.join,
      };
    } else result.push(word);
  }
  return result;
}

const keyOf = ({ id }: Repair, stems: readonly string[]) => `${id}: ${stems.join(" ")}`;
const stemmed = rawNames.map(({ words, ...name }) => ({ ...name, stems: joined(words).map(({ stem }) => stem) }));
const keys = new Set(stemmed.map(({ repair, stems }) => keyOf(repair, stems)));
const names: Name[] = stemmed.map((name) => ({
  ...name,
  namedWithoutLast: keys.has(keyOf(name.repair, name.stems.slice(0, -1))),
}));
const LONGEST_NAME = Math.max(...names.map(({ stems }) => stems.length));
const vocabulary = new Set([...names.flatMap(({ stems }) => stems), ...PLACING, ...RULING_OUT]);
const spell = speller(vocabulary);
const LONGEST_STEM = Math.max(...[...vocabulary].map(({ length }) => length));
const namesWith = new Map<string, Name[]>();
for (const name of names)
  for (const stem of new Set(name.stems)) namesWith.set(stem, [...(namesWith.get(stem) ?? []), name]);

/** Whether a word occurs in the name of any repair; a bare number, "12", names none. */
export const isPartWord = (stem: string) => namesWith.has(stem) && !PLACING.has(stem) && !/^\d+$/.test(stem);

/** Words with which names end: they name a thing, while others only tell which. */
const heads = new Set(names.flatMap(({ stems }) => stems.at(-1) ?? []).filter((stem) => isPartWord(stem)));

/** Finds the repairs a text names, by everyday names, in any word order, misspelled or not; the longest name wins. */
export function findRepairs(text: string): FoundRepairs {
  const words = joined(wordsOf(withoutBareAxles(text)).flatMap(corrected));
  const taken = new Set<number>();
  const found: Found[] = [];
  const candidates: Candidate[] = [];
  words.forEach((word, at) => {
    const beginning = namesWith.get(word.stem);
    if (!beginning) return;
    const before = word.join === "and" ? namingBefore(at, words) : [];
    const near = new Set(words.slice(at, at + LONGEST_NAME + SLACK + 1).map(({ stem }) => stem));
    for (const name of beginning) {
      const found = name.stems.every((stem) => near.has(stem)) && candidate(name, at, words);
      if (found) candidates.push(found);
      if (isSharedBy(name, word, before))
        candidates.push({ repair: name.repair, at: [at], score: name.stems.length * 10 - 5 });
    }
  });
  candidates.sort((a, b) => b.score - a.score || a.at[0]! - b.at[0]!);
  for (const { repair, at } of candidates) {
    if (at.some((place) => taken.has(place))) continue;
    for (const place of at) taken.add(place);
    if (isRuledOut(words, at) || isOtherPart(words, at, taken)) continue;
    const span = at.map((place) => words[place]!);
    found.push({
      repair,
      at,
      start: Math.min(...span.map(({ start }) => start)),
      end: Math.max(...span.map(({ end }) => end)),
    });
  }
  return { words, found: found.sort((a, b) => a.start - b.start) };
}

const { before: BEFORE_AXLE, ...AXLES } = KNOWLEDGE.partsWords.axle;
const [ONE_AXLE, BOTH_AXLES] = [AXLES.one, AXLES.both].map(
  (words) => new RegExp(`(?<=${BEFORE_AXLE})${words}`, "gi"),
) as [RegExp, RegExp];

/**
 * "Brake pads, one axle" counts an axle and names no drive axle; "pads and an axle" does. Of the same length, so that
 * every word keeps its place.
 */
const withoutBareAxles = (text: string) =>
  text.replace(ONE_AXLE, (words) => " ".repeat(words.length)).replace(BOTH_AXLES, "front/rear");

/** A word spelled as the names spell it; run-together words ("sparkplugs") in two. */
function corrected(word: Word): Word[] {
  const { stem } = word;
  if (vocabulary.has(stem)) return [word];
  if (stem.length > 2 * LONGEST_STEM) return [word];
  for (let cut = 3; cut <= stem.length - 3; cut++) {
    const [first, second] = [stem.slice(0, cut), stem.slice(cut)];
    if (vocabulary.has(first) && vocabulary.has(second))
      return [
        { ...word, stem: first, plural: false },
        { ...word, stem: second, join: "none" },
      ];
  }
  return [{ ...word, stem: spell(stem) }];
}

/**
 * The name with its leftmost word at `first`, if the others stand near enough after it in one clause. Only a name that
 * joins two things reaches over an "and"; but "front and rear brake pads" names both axles.
 */
function candidate({ repair, stems, joins }: Name, first: number, words: readonly Word[]): Candidate | undefined {
  const at = [first];
  const missing = [...stems];
  const match = (stem: string) => {
    const index = missing.indexOf(stem);
    if (index >= 0) missing.splice(index, 1);
    return index >= 0;
  };
  match(words[first]!.stem);
  for (let place = first + 1; missing.length > 0; place++) {
    const word = words[place];
    if (!word || place > first + stems.length + SLACK || word.join === "clause") return undefined;
    if (word.join === "and" && !joins && at.some((matched) => !PLACING.has(words[matched]!.stem))) return undefined;
    if (placesNext(place, words) && at.some((matched) => !PLACING.has(words[matched]!.stem))) return undefined;
    if (match(word.stem)) at.push(place);
  }
  const between = words.slice(first, at.at(-1)).filter((_, index) => !at.includes(first + index));
  const otherParts = between.filter(({ stem }) => isPartWord(stem) && !stems.includes(stem)).length;
  const inOrder = at.every((place, index) => words[place]!.stem === stems[index]);
  const joinMissing = joins && at.every((place, index) => index === 0 || words[place]!.join !== "and");
  const score = stems.length * 10 - between.length * 3 - otherParts * 9 - (inOrder ? 0 : 2) - (joinMissing ? 4 : 0);
  return { repair, at, score };
}

/** "Front pads and rotors and rear pads": the second "rear" places what follows, not what stands before the "and". */
const placesNext = (place: number, words: readonly Word[]) => {
  const [word, next] = [words[place]!, words[place + 1]];
  return word.join === "and" && PLACING.has(word.stem) && next?.join === "none" && isPartWord(next.stem);
};

/**
 * "Power steering pump and hose": the last word of a name whose other words stand before the "and", with or without the
 * head of the thing named first. "Coils and plugs" are two things, though a coil is also called "coil on plug".
 */
function isSharedBy({ stems, namedWithoutLast }: Name, word: Word, before: readonly string[]): boolean {
  if (stems.length < 2 || stems.at(-1) !== word.stem || namedWithoutLast) return false;
  return [1, 0].some((heads) => {
    const from = before.length - heads - (stems.length - 1);
    return from >= 0 && stems.every((stem, index) => index === stems.length - 1 || before[from + index] === stem);
  });
}

/**
 * The stems before a place that no "and" and no clause parts from it, as many as a name may have. What only places a
 * thing is left out: in "calipers both front and hoses" it stands between the thing and the "and".
 */
function namingBefore(at: number, words: readonly Word[]): string[] {
  const stems: string[] = [];
  for (let place = at - 1; place >= 0 && stems.length < LONGEST_NAME; place--) {
    const { stem, join } = words[place]!;
    if (!PLACING.has(stem)) stems.unshift(stem);
    if (join !== "none") break;
  }
  return stems;
}

/** "brake cleaner" is no brake job: a name of one word with another thing's word, or another find, right behind it. */
function isOtherPart(words: readonly Word[], at: readonly number[], taken: ReadonlySet<number>) {
  const next = words[at[0]! + 1];
  if (at.length !== 1 || next?.join !== "none" || WORK_WORDS.has(next.stem)) return false;
  if (taken.has(at[0]! + 1)) return isPartWord(next.stem);
  return heads.has(next.stem) && !EVERYDAY.has(next.written);
}

/** "no rotors", "not the front struts": ruled out right before it, in the same clause; "not cold, recharge" is not. */
function isRuledOut(words: readonly Word[], at: readonly number[]) {
  const first = Math.min(...at);
  for (let place = first; place > first - 3 && place > 0; place--) {
    if (words[place]!.join === "clause") return false;
    if (RULING_OUT.has(words[place - 1]!.stem)) return true;
    if (!PLACING.has(words[place - 1]!.stem)) return false;
  }
  return false;
}
