import type { FeatureIndex } from "./hashed-names.ts";
import type { FeatureGroup, TextFeatures } from "./text-features.ts";

/** How much each group of features counts. */
export type GroupShares = ReadonlyMap<FeatureGroup, number>;

/** Weights of a softmax over classes, kept only where they tell. */
export interface LinearModel {
  classNames: readonly string[];
  /** The index of each known feature, by group and name. */
  features: ReadonlyMap<FeatureGroup, FeatureIndex>;
  /** How many texts it was trained on, and how many of them have the feature, by its index. */
  textCount: number;
  counts: Uint16Array;
  groupShares: GroupShares;
  bias: Float32Array;
  /**
   * The weights of feature `i` stand from `starts[i]` up to `starts[i + 1]`: `classes[at]` gets `weights[at] * scale`.
   */
  starts: Uint32Array;
  classes: Uint16Array;
  weights: Int8Array;
  scale: number;
}

/** A model as it comes from training, which knows its features by name. */
export type NamedModel = LinearModel & {
  features: ReadonlyMap<FeatureGroup, ReadonlyMap<string, number>>;
};

/** How rare a feature is: ln(texts / texts with it). */
export const rarityOf = (textCount: number, count: number) => Math.log(textCount / count);

/**
 * The values of one group's features in a text: rare ones count more, and the more there are, the less each of them, so
 * that a long text is not shouted; but a long text tells more than a short one, so its vector may be longer.
 */
export function valuesOf(rarities: readonly number[], groupShare: number): Float32Array {
  const length = Math.hypot(...rarities) || 1;
  return Float32Array.from(rarities, (rarity) => (groupShare * rarity) / Math.sqrt(length));
}

/** Log odds of each class up to a constant, in the order of `classNames`. */
export function logitsOf(model: LinearModel, text: TextFeatures): Float32Array {
  const logits = Float32Array.from(model.bias);
  const { starts, classes, weights, scale } = model;
  for (const { index, value } of knownFeatures(model, text)) {
    const step = value * scale;
    for (let at = starts[index]!; at < starts[index + 1]!; at++) logits[classes[at]!]! += step * weights[at]!;
  }
  return logits;
}

/** The features of a text that the model knows, with their values. */
export function knownFeatures({ features, textCount, counts, groupShares }: LinearModel, text: TextFeatures) {
  return [...text].flatMap(([group, names]) => {
    const vocabulary = features.get(group);
    if (!vocabulary) return [];
    const known = [...names].flatMap((name) => {
      const index = vocabulary.get(name);
      return index === undefined ? [] : [{ name, index }];
    });
    const values = valuesOf(
      known.map(({ index }) => rarityOf(textCount, counts[index]!)),
      groupShares.get(group) ?? 0,
    );
    return known.map(({ name, index }, i) => ({ group, name, index, value: values[i]! }));
  });
}

/** Probabilities that sum to 1. A temperature above 1 makes them more modest. */
export function softmax(logits: Float32Array, temperature = 1): Float32Array {
  const highest = logits.reduce((max, logit) => Math.max(max, logit), Number.NEGATIVE_INFINITY);
  const odds = logits.map((logit) => Math.exp((logit - highest) / temperature));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}
