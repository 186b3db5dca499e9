import { clausesOf } from "../reading/clauses.ts";
import { FILLERS, NEGATORS } from "../reading/fillers.ts";
import { normalize } from "../reading/normalize.ts";
import { type Word, wordsOf } from "../reading/words.ts";

/** How a feature was made. A model weighs each group by itself, so that many letter groups do not drown few words. */
export type FeatureGroup = "word" | "negated" | "pair" | "near" | "triple" | "letters" | "car" | "asked";

/** Names of features of one text by group: "tire", "tire low" and so on. No counts: owners repeat what annoys them. */
export type TextFeatures = ReadonlyMap<FeatureGroup, ReadonlySet<string>>;

/**
 * A negator reaches so many telling words further: "no smoke, no leaks" denies, "no heat but it runs" not the running.
 */
const NEGATOR_REACH = 4;
/** Words of one clause this far apart still belong together: "squeals … when … braking". */
const NEAR = 5;
const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;
/** Shorter words are too common to be told by parts of them. */
const LEAST_WORD = 5;

const CODE = /^[pbcu][0-3][0-9a-f]{3}$/;

/** The features of an owner's words. */
export function textFeatures(text: string): TextFeatures {
  const plain = normalize(text);
  const words = wordsOf(plain);
  return featuresOfClauses(clausesOf(words, plain).map(({ from, to }) => words.slice(from, to)));
}

/**
 * What a linear model sees of words: words, words denied, neighbours, words of one clause that stand near each other, and
 * groups of letters, by which a misspelled word is still like itself.
 */
export function featuresOfClauses(clauses: readonly (readonly Word[])[]): Map<FeatureGroup, Set<string>> {
  const features = new Map<FeatureGroup, Set<string>>();
  const add: Add = (group, name) => {
    const names = features.get(group);
    if (names) names.add(name);
    else features.set(group, new Set([name]));
  };
  for (const clause of clauses) addClause(clause, add);
  return features;
}

type Add = (group: FeatureGroup, name: string) => void;

function addClause(clause: readonly Word[], add: Add) {
  const telling: string[] = [];
  let deniedFor = 0;
  for (const { root, surface } of clause) {
    if (CODE.test(surface)) {
      for (const family of [surface, `${surface.slice(0, 4)}x`, `${surface.slice(0, 3)}xx`]) add("word", family);
      telling.push(surface);
    } else if (NEGATORS.has(root)) {
      deniedFor = NEGATOR_REACH;
      telling.push("not");
    } else if (!FILLERS.has(root)) {
      const word = /^\d/.test(surface) ? magnitude(Number.parseFloat(surface)) : root;
      add("word", word);
      if (deniedFor-- > 0) add("negated", word);
      telling.push(word);
      if (surface.length >= LEAST_WORD && word === root)
        for (const letters of lettersOf(surface)) add("letters", letters);
    }
  }
  telling.forEach((word, i) => {
    if (i + 1 < telling.length) add("pair", `${word} ${telling[i + 1]}`);
    if (i + 2 < telling.length) add("triple", telling.slice(i, i + 3).join(" "));
    for (const other of telling.slice(i + 1, i + 1 + NEAR))
      add("near", word < other ? `${word} ${other}` : `${other} ${word}`);
  });
}

/** Miles, speeds, prices and years tell by their size; small numbers are counts and gears. */
const magnitude = (number: number) =>
  number <= 8 ? `#${Math.round(number)}` : `#<${[30, 100, 1_000, 10_000].find((limit) => number < limit) ?? "more"}`;

function* lettersOf(surface: string) {
  const bounded = `<${surface}>`;
  for (let size = SHORTEST_LETTERS; size <= LONGEST_LETTERS; size++)
    for (let at = 0; at + size <= bounded.length; at++) yield bounded.slice(at, at + size);
}
