import { type FoundRepairs, isPartWord } from "./find-repairs.ts";
import { PLACING, TALK } from "./shop-words.ts";
import type { Word } from "./words.ts";

/**
 * Wishes of a list that name no repair we know: "flux capacitor" in "flux capacitor, water pump". Talk around the
 * wishes is passed over.
 */
export function notUnderstood(text: string, { words, found }: FoundRepairs): string[] {
  const known = new Set(found.flatMap(({ at }) => at));
  const isOfAList = besideFound(text, found);
  return clausesOf(words)
    .filter((clause) => clause.every(({ place }) => !known.has(place)))
    .map((clause) => clause.filter(({ word }) => !PLACING.has(word.stem) && !/^\d/.test(word.stem)))
    .filter((clause) => clause.length > 0 && clause.length <= 3 && !clause.some(({ word }) => TALK.has(word.stem)))
    .filter((clause) => isOfAList(clause[0]!.word.start) || clause.some(({ word }) => isPartWord(word.stem)))
    .map((clause) => text.slice(clause[0]!.word.start, clause.at(-1)!.word.end));
}

/** Whether the sentence around a place names a repair too: what stands beside one is a wish, not talk. */
function besideFound(text: string, found: FoundRepairs["found"]): (place: number) => boolean {
  const sentenceAt = new Uint32Array(text.length);
  let sentence = 0;
  for (let place = 0; place < text.length; place++) {
    sentenceAt[place] = sentence;
    if (/[.!?]/.test(text[place]!)) sentence++;
  }
  const withFinds = new Set(found.map(({ start }) => sentenceAt[start]));
  return (place) => withFinds.has(sentenceAt[place]);
}

function clausesOf(words: readonly Word[]) {
  const clauses: { word: Word; place: number }[][] = [];
  words.forEach((word, place) => {
    if (clauses.length === 0 || word.join !== "none") clauses.push([]);
    clauses.at(-1)!.push({ word, place });
  });
  return clauses;
}
