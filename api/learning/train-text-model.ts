import type { NamedModel } from "../analysis/learned/linear-model.ts";
import type { TextFeatures } from "../analysis/learned/text-features.ts";
import { compress } from "./compress.ts";
import { type Example, type SoftmaxWeights, type TrainingOptions, trainSoftmax } from "./train-softmax.ts";
import { exampleOf, type Groups, vocabularyOf } from "./vocabulary.ts";

/** A text to learn from: what it is, by class with its share of belief. */
export interface LabelledText {
  features: TextFeatures;
  shares: ReadonlyMap<string, number>;
  weight: number;
}

export interface TextModelOptions extends Omit<TrainingOptions, "seed"> {
  groups: Groups;
  /** Trained once with each, and averaged: by which text comes first a single training swings several points. */
  seeds: readonly number[];
  /** How coarse the stored weights are, in root mean squares of all weights. */
  step: number;
}

/** A model over the classes, from texts whose class is known. */
export function trainTextModel(
  texts: readonly LabelledText[],
  classNames: readonly string[],
  options: TextModelOptions,
): NamedModel {
  const { groups } = options;
  const vocabulary = vocabularyOf(
    texts.map(({ features }) => features),
    groups,
  );
  const indexOf = new Map(classNames.map((name, i) => [name, i]));
  const examples = texts.map(
    ({ features, shares, weight }): Example =>
      exampleOf(features, vocabulary, groups, {
        classes: [...shares.keys()].map((name) => indexOf.get(name)!),
        shares: [...shares.values()],
        weight,
      }),
  );
  const trained = averaged(options.seeds, (seed) =>
    trainSoftmax(examples, vocabulary.counts.length, classNames.length, { ...options, seed }),
  );
  const shares = new Map([...groups].map(([group, { share }]) => [group, share]));
  return compress(trained, vocabulary, classNames, shares, options.step);
}

/** The mean of several trainings. Logits are linear in the weights, so it is also the mean of what they would say. */
function averaged(seeds: readonly number[], train: (seed: number) => SoftmaxWeights): SoftmaxWeights {
  const [first, ...others] = seeds;
  const mean = train(first!);
  const share = 1 / seeds.length;
  for (let i = 0; i < mean.weights.length; i++) mean.weights[i]! *= share;
  for (let i = 0; i < mean.bias.length; i++) mean.bias[i]! *= share;
  for (const seed of others) {
    const { weights, bias } = train(seed);
    for (let i = 0; i < weights.length; i++) mean.weights[i]! += share * weights[i]!;
    for (let i = 0; i < bias.length; i++) mean.bias[i]! += share * bias[i]!;
  }
  return mean;
}
