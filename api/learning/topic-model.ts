import { type FeatureGroup, textFeatures } from "../analysis/learned/text-features.ts";
import { TOPICS } from "../analysis/learned/topic-reader.ts";
import { openingOf } from "../analysis/reading/opening.ts";
import { dangerTexts, stories, topicTexts } from "./corpus.ts";
import { type LabelledText, type TextModelOptions, trainTextModel } from "./train-text-model.ts";

const OPTIONS: TextModelOptions = {
  epochs: 15,
  learningRate: 0.1,
  dropout: 0.3,
  seeds: [1, 2, 3],
  step: 1,
  groups: new Map<FeatureGroup, { share: number; leastTexts: number }>([
    ["word", { share: 0.7, leastTexts: 2 }],
    ["negated", { share: 0.4, leastTexts: 2 }],
    ["pair", { share: 0.4, leastTexts: 2 }],
    ["letters", { share: 0.24, leastTexts: 3 }],
  ]),
};

/** One story or danger in so many stands for a trouble: enough to know their words. */
const TROUBLES_EVERY = 2;
/** So that a text that is neither is taken for a trouble no sooner than for something else. */
const OTHER_WEIGHT = 5;

/** What a text is about: stories and dangers tell of troubles, `topics/` of none and of other things. */
export function trainTopics() {
  const labelled = (text: string, topic: string, weight: number): LabelledText => ({
    features: textFeatures(openingOf(text)),
    shares: new Map([[topic, 1]]),
    weight,
  });
  // Among the harmless texts are wishes for prices, which are no troubles.
  const dangers = dangerTexts().filter(({ level }) => level !== "none");
  return trainTextModel(
    [
      ...[...stories(), ...dangers].flatMap(({ text }, i) =>
        i % TROUBLES_EVERY === 0 ? [labelled(text, "trouble", 1)] : [],
      ),
      ...topicTexts().map(({ topic, text }) => labelled(text, topic, OTHER_WEIGHT)),
    ],
    TOPICS,
    OPTIONS,
  );
}
