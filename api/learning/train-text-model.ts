import type { LinearModel } from "../analysis/learned/linear-model.ts";
import type { TextFeatures } from "../analysis/learned/text-features.ts";
import { compress } from "./compress.ts";
import { type Example, type TrainingOptions, trainSoftmax } from "./train-softmax.ts";
import { exampleOf, type Groups, vocabularyOf } from "./vocabulary.ts";

/** A text to learn from: what it is, by class with its share of belief. */
export interface LabelledText {
  features: TextFeatures;
  shares: ReadonlyMap<string, number>;
  weight: number;
}

export interface TextModelOptions extends TrainingOptions {
  groups: Groups;
  /** How coarse the stored weights are, in root mean squares of all weights. */
  step: number;
}

/** A model over the classes, from texts whose class is known. */
export function trainTextModel(
  texts: readonly LabelledText[],
  classNames: readonly string[],
  options: TextModelOptions,
): LinearModel {
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
  const trained = trainSoftmax(examples, vocabulary.counts.length, classNames.length, options);
  const shares = new Map([...groups].map(([group, { share }]) => [group, share]));
  return compress(trained, vocabulary, classNames, shares, options.step);
}
