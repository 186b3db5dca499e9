import type { FeatureGroup, TextFeatures } from "./text-features.ts";

/** A feature that the model knows: where its weights begin and end, and how rare it was among the texts of training. */
export interface KnownFeature {
  from: number;
  to: number;
  /** ln(texts / texts with it). */
  rarity: number;
}

/** Weights of a softmax over classes, kept only where they tell: `classes[i]` gets `weights[i]` of its feature. */
export interface LinearModel {
  classNames: readonly string[];
  features: ReadonlyMap<FeatureGroup, ReadonlyMap<string, KnownFeature>>;
  groupShares: ReadonlyMap<FeatureGroup, number>;
  bias: Float32Array;
  classes: Uint16Array;
  weights: Int8Array;
  /** What a weight of 1 in `weights` is worth. */
  scale: number;
}

/**
 * The value of a feature in its text: rare ones count more, and each group has a fixed length, so that a long text is
 * not shouted.
 */
export function valuesOf<T extends { rarity: number }>(known: readonly T[], groupShare: number): Float32Array {
  const length = Math.hypot(...known.map(({ rarity }) => rarity)) || 1;
  return Float32Array.from(known, ({ rarity }) => (groupShare * rarity) / length);
}

/** Log odds of each class up to a constant, in the order of `classNames`. */
export function logitsOf(model: LinearModel, text: TextFeatures): Float32Array {
  const logits = Float32Array.from(model.bias);
  for (const [group, names] of text) {
    const vocabulary = model.features.get(group);
    if (!vocabulary) continue;
    const known = [...names].flatMap((name) => vocabulary.get(name) ?? []);
    const values = valuesOf(known, model.groupShares.get(group) ?? 0);
    known.forEach(({ from, to }, i) => {
      const value = values[i]! * model.scale;
      for (let at = from; at < to; at++) logits[model.classes[at]!]! += value * model.weights[at]!;
    });
  }
  return logits;
}

/** Probabilities that sum to 1. A temperature above 1 makes them more modest. */
export function softmax(logits: Float32Array, temperature = 1): Float32Array {
  const highest = logits.reduce((max, logit) => Math.max(max, logit), Number.NEGATIVE_INFINITY);
  const odds = logits.map((logit) => Math.exp((logit - highest) / temperature));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}
