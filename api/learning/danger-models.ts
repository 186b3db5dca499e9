import type { FeatureGroup } from "../analysis/learned/text-features.ts";
import { textFeatures } from "../analysis/learned/text-features.ts";
import { dangerTexts, LEVELS, type Level, plainDangers, stories, topicTexts } from "./corpus.ts";
import { type LabelledText, type TextModelOptions, trainTextModel } from "./train-text-model.ts";

const OPTIONS: TextModelOptions = {
  epochs: 20,
  learningRate: 0.1,
  dropout: 0.4,
  seeds: [1, 2, 3],
  step: 0.5,
  groups: new Map<FeatureGroup, { share: number; leastTexts: number }>([
    ["word", { share: 0.55, leastTexts: 2 }],
    ["negated", { share: 0.45, leastTexts: 2 }],
    ["pair", { share: 0.36, leastTexts: 2 }],
    ["near", { share: 0.3, leastTexts: 2 }],
    ["triple", { share: 0.4, leastTexts: 2 }],
    ["letters", { share: 0.24, leastTexts: 2 }],
  ]),
};

/** The kind only chooses a sentence, so its weights may be coarser. */
const KIND_OPTIONS: TextModelOptions = { ...OPTIONS, step: 2 };

/**
 * Plain statements must not be unlearned among longer texts; the harmless ones keep every short text from being a
 * danger.
 */
const PLAIN_WEIGHT = 1.2;
/** Stories were labelled as one question of several; texts about dangers were written for this one. */
const STORY_WEIGHT = 0.15;

/** How dangerous a text is, over `LEVELS`. */
export function trainDangerLevel() {
  const labelled = (text: string, level: Level, weight: number): LabelledText => ({
    features: textFeatures(text),
    shares: new Map([[level, 1]]),
    weight,
  });
  const texts = [
    ...dangerTexts().map(({ text, level }) => labelled(text, level, 1)),
    ...topicTexts().flatMap(({ topic, text }) => (topic === "nothing" ? [labelled(text, "none", 1)] : [])),
    ...plainDangers().map(({ text, level }) => labelled(text, level, PLAIN_WEIGHT)),
    ...stories().flatMap(({ text, blind }) => (blind ? [labelled(text, blind.level, STORY_WEIGHT)] : [])),
  ];
  return trainTextModel(texts, LEVELS, OPTIONS);
}

/** Which danger it is, for texts that tell of one. */
export function trainDangerKind() {
  const texts = dangerTexts().filter(({ level }) => level !== "none");
  const kinds = [...new Set(texts.map(({ kind }) => kind))].sort();
  return trainTextModel(
    texts.map(({ text, kind }) => ({ features: textFeatures(text), shares: new Map([[kind, 1]]), weight: 1 })),
    kinds,
    KIND_OPTIONS,
  );
}
