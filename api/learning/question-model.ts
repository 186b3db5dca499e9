import { questionFeatures, toldIn, VERDICTS } from "../analysis/learned/question-reader.ts";
import type { FeatureGroup } from "../analysis/learned/text-features.ts";
import { FOLLOW_UPS, LOOK_ALIKES } from "../analysis/ranking/questions/question.ts";
import { questionJudgements } from "./corpus.ts";
import { type LabelledText, type TextModelOptions, trainTextModel } from "./train-text-model.ts";

const OPTIONS: TextModelOptions = {
  epochs: 12,
  learningRate: 0.1,
  dropout: 0.3,
  seeds: [1, 2, 3],
  step: 0.5,
  groups: new Map<FeatureGroup, { share: number; leastTexts: number }>([
    ["word", { share: 0.15, leastTexts: 2 }],
    ["negated", { share: 0.12, leastTexts: 2 }],
    ["asked", { share: 0.7, leastTexts: 2 }],
  ]),
};

/** All questions on causes as owners read them. A question that was judged and is no more teaches nothing. */
export const questionWords = () =>
  [...LOOK_ALIKES, ...FOLLOW_UPS].map(({ id, text, options }) => ({
    id,
    text,
    options: options.map((option) => ({ id: option.id, label: option.label })),
  }));

/** What a technician would say to a question beside a text. */
export function trainQuestions() {
  const questions = new Map(questionWords().map((question) => [question.id, question]));
  const texts = questionJudgements().flatMap(({ text, verdicts }) => {
    const told = toldIn(text);
    return Object.entries(verdicts).flatMap(([id, verdict]): LabelledText[] => {
      const question = questions.get(id);
      if (!question) return [];
      return [{ features: questionFeatures(told, question), shares: new Map([[verdict, 1]]), weight: 1 }];
    });
  });
  return trainTextModel(texts, VERDICTS, OPTIONS);
}
