import { rarityOf, valuesOf } from "../analysis/learned/linear-model.ts";
import type { FeatureGroup, TextFeatures } from "../analysis/learned/text-features.ts";
import type { Example } from "./train-softmax.ts";

/**
 * What a model sees of a text: which groups of features, how much each counts, and how many texts must share a feature.
 */
export type Groups = ReadonlyMap<FeatureGroup, { share: number; leastTexts: number }>;

/** Features by group and name with their place in the weight matrix, and how many texts have each. */
export interface Vocabulary {
  features: ReadonlyMap<FeatureGroup, ReadonlyMap<string, number>>;
  textCount: number;
  counts: Uint16Array;
}

/** The features that enough texts share, in a fixed order: same texts, same indexes. */
export function vocabularyOf(texts: readonly TextFeatures[], groups: Groups): Vocabulary {
  const found = new Map([...groups.keys()].map((group) => [group, new Map<string, number>()]));
  for (const text of texts)
    for (const [group, names] of text) {
      const known = found.get(group);
      if (known) for (const name of names) known.set(name, (known.get(name) ?? 0) + 1);
    }
  const counts: number[] = [];
  const features = new Map<FeatureGroup, Map<string, number>>();
  for (const group of [...groups.keys()].sort()) {
    const { leastTexts } = groups.get(group)!;
    const kept = [...found.get(group)!].filter(([, count]) => count >= leastTexts).sort(([a], [b]) => (a < b ? -1 : 1));
    features.set(group, new Map(kept.map(([name, count]) => [name, counts.push(count) - 1])));
  }
  return { features, textCount: texts.length, counts: Uint16Array.from(counts) };
}

/** A text in the trainer's form. */
export function exampleOf(
  text: TextFeatures,
  { features, textCount, counts }: Vocabulary,
  groups: Groups,
  target: Pick<Example, "classes" | "shares" | "weight">,
): Example {
  const indexes: number[] = [];
  const values: number[] = [];
  for (const [group, names] of text) {
    const known = [...names].flatMap((name) => features.get(group)?.get(name) ?? []);
    indexes.push(...known);
    values.push(
      ...valuesOf(
        known.map((index) => rarityOf(textCount, counts[index]!)),
        groups.get(group)?.share ?? 0,
      ),
    );
  }
  return { features: Uint32Array.from(indexes), values: Float32Array.from(values), ...target };
}
