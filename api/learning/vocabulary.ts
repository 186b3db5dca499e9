import { valuesOf } from "../analysis/learned/linear-model.ts";
import type { FeatureGroup, TextFeatures } from "../analysis/learned/text-features.ts";
import type { Example } from "./train-softmax.ts";

/** A feature with its place in the weight matrix and its rarity, ln(texts / texts with it). */
export interface VocabularyEntry {
  index: number;
  rarity: number;
}

export type Vocabulary = ReadonlyMap<FeatureGroup, ReadonlyMap<string, VocabularyEntry>>;

/** The features that at least `leastTexts` texts have, in a fixed order: same texts, same indexes. */
export function vocabularyOf(
  texts: readonly TextFeatures[],
  leastTexts: number,
): { vocabulary: Vocabulary; size: number } {
  const counts = new Map<FeatureGroup, Map<string, number>>();
  for (const text of texts)
    for (const [group, names] of text) {
      const known = counts.get(group) ?? new Map<string, number>();
      counts.set(group, known);
      for (const name of names) known.set(name, (known.get(name) ?? 0) + 1);
    }
  let index = 0;
  const vocabulary = new Map<FeatureGroup, Map<string, VocabularyEntry>>();
  for (const group of [...counts.keys()].sort()) {
    const kept = [...counts.get(group)!]
      .filter(([, count]) => count >= leastTexts)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    vocabulary.set(
      group,
      new Map(kept.map(([name, count]) => [name, { index: index++, rarity: Math.log(texts.length / count) }])),
    );
  }
  return { vocabulary, size: index };
}

/** A text in the trainer's form. */
export function exampleOf(
  text: TextFeatures,
  vocabulary: Vocabulary,
  groupShares: ReadonlyMap<FeatureGroup, number>,
  target: Pick<Example, "classes" | "shares" | "weight">,
): Example {
  const features: number[] = [];
  const values: number[] = [];
  for (const [group, names] of text) {
    const known = [...names].flatMap((name) => vocabulary.get(group)?.get(name) ?? []);
    const groupValues = valuesOf(known, groupShares.get(group) ?? 0);
    known.forEach(({ index }, i) => {
      features.push(index);
      values.push(groupValues[i]!);
    });
  }
  return { features: Uint32Array.from(features), values: Float32Array.from(values), ...target };
}
