import type { LinearModel } from "../analysis/learned/linear-model.ts";
import type { FeatureGroup, TextFeatures } from "../analysis/learned/text-features.ts";
import { compress } from "./compress.ts";
import { type Example, type TrainingOptions, trainSoftmax } from "./train-softmax.ts";
import { exampleOf, vocabularyOf } from "./vocabulary.ts";

/** A text to learn from: what it is, by class with its share of belief. */
export interface LabelledText {
  features: TextFeatures;
  shares: ReadonlyMap<string, number>;
  weight: number;
}

export interface TextModelOptions extends TrainingOptions {
  /** Features of fewer texts are left out. */
  leastTexts: number;
  groupShares: ReadonlyMap<FeatureGroup, number>;
  /** The file keeps so many weights at most, those that tell most; each takes three bytes. */
  mostWeights: number;
}

/** A model over the classes, from texts whose class is known. */
export function trainTextModel(
  texts: readonly LabelledText[],
  classNames: readonly string[],
  options: TextModelOptions,
): LinearModel {
  const { vocabulary, size } = vocabularyOf(
    texts.map(({ features }) => features),
    options.leastTexts,
  );
  const indexOf = new Map(classNames.map((name, i) => [name, i]));
  const examples = texts.map(
    ({ features, shares, weight }): Example =>
      exampleOf(features, vocabulary, options.groupShares, {
        classes: [...shares.keys()].map((name) => indexOf.get(name)!),
        shares: [...shares.values()],
        weight,
      }),
  );
  const trained = trainSoftmax(examples, size, classNames.length, options);
  return compress(trained, vocabulary, classNames, options.groupShares, options);
}
