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

/**
 * Log odds of a perfect similarity: more gained on the tuning cases of `api/evaluation`, which share our way of writing;
 * held low for that.
 */
const WEIGHT = 6;
/** So many different words make a similarity; a bare "check engine light" is like many descriptions by chance. */
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
  const weightsOf = weightsByRoot(causes.map(({ id }, i) => [id, unit(counts[i]!, rarity)]));
  return (text) => {
    const told = unit(new Map([...countsOf(text)].map(([root]) => [root, 1])), rarity);
    const weight = WEIGHT * Math.min(1, told.size / ENOUGH_WORDS);
    const cosines = new Map<string, number>();
    for (const [root, share] of told)
      for (const [id, own] of weightsOf.get(root) ?? []) cosines.set(id, (cosines.get(id) ?? 0) + share * own);
    return ({ id }) => weight * (cosines.get(id) ?? 0);
  };
}

/** For each root the causes whose words it is among, with its weight there. */
function weightsByRoot(vectors: readonly (readonly [id: string, Vector])[]): ReadonlyMap<string, [string, number][]> {
  const byRoot = new Map<string, [string, number][]>();
  for (const [id, vector] of vectors)
    for (const [root, weight] of vector) {
      const known = byRoot.get(root);
      if (known) known.push([id, weight]);
      else byRoot.set(root, [[id, weight]]);
    }
  return byRoot;
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
