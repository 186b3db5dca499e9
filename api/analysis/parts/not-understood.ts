import { type FoundRepairs, isPartWord } from "./find-repairs.ts";
import { PLACING } from "./shop-words.ts";
import type { Word } from "./words.ts";

/** Words of talk rather than of parts: a clause with one of them is no wish we failed to understand. */
const TALK = new Set(
  `not no really maybe sure very too much old bad good worn wear wearing broke broken noise squeal squeak leak leaking
  miles mile month year week day today soon time first next last price quote cheap cheaper cheapest worth help question
  hear heard feel drive driving run running start stop check light know tell make honda toyota ford chevy nissan bmw
  still want wondering curious total both here there before after when where who which while until quoted thousand k
  possible same fair wheel side front rear 2wd 4wd awd fwd owner second`.split(/\s+/),
);

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
