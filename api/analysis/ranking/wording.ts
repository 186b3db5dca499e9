import type { Cause } from "../knowledge/cause.ts";
import { FILLERS, NEGATORS } from "../reading/fillers.ts";
import { normalize } from "../reading/normalize.ts";
import { wordsOf } from "../reading/words.ts";

/**
 * A second, weak witness beside the facts: how far the owner's words are the words in which a cause is described. It
 * tells apart what no finding names ("the hatch", "cylinder 3", "the plastic outlet"). Cosine of tf-idf vectors, times
 * `WEIGHT`, as log odds.
 */
export type Wording = (cause: Cause) => number;

/** Log odds of a perfect likeness: more gained on the tuning cases of `api/evaluation`, which share our way of writing; held low for that. */
const WEIGHT = 6;
/** So many different words make a likeness; a bare "check engine light" is like many descriptions by chance. */
const ENOUGH_WORDS = 8;
/** The name says more of a cause than its description does. */
const NAME_COUNTS = 2;

type Vector = ReadonlyMap<string, number>;

/** Compares texts with these causes. The causes' vectors are made once. */
export function wordingOf(causes: readonly Cause[]): (text: string) => Wording {
  const counts = causes.map(({ name, tradeName, description }) =>
    countsOf([...Array<string>(NAME_COUNTS).fill(name), tradeName, description].join(". ")),
  );
  const rarity = rarities(counts);
  const vectors = new Map(causes.map((cause, i) => [cause.id, unit(counts[i]!, rarity)]));
  return (text) => {
    const told = unit(new Map([...countsOf(text)].map(([root]) => [root, 1])), rarity);
    const weight = WEIGHT * Math.min(1, told.size / ENOUGH_WORDS);
    return ({ id }) => weight * cosine(told, vectors.get(id) ?? told);
  };
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { root } of wordsOf(normalize(text)))
    if (!FILLERS.has(root) && !NEGATORS.has(root)) counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
}

function rarities(counts: readonly Vector[]): Vector {
  const in_ = new Map<string, number>();
  for (const vector of counts) for (const root of vector.keys()) in_.set(root, (in_.get(root) ?? 0) + 1);
  return new Map([...in_].map(([root, n]) => [root, Math.log(counts.length / n)]));
}

function unit(counts: Vector, rarity: Vector): Vector {
  const weighed = [...counts].flatMap(([root, n]): [string, number][] => {
    const rare = rarity.get(root);
    return rare === undefined ? [] : [[root, Math.sqrt(n) * rare]];
  });
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return new Map(weighed.map(([root, weight]) => [root, weight / length]));
}

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (const [root, weight] of a) sum += weight * (b.get(root) ?? 0);
  return sum;
}
