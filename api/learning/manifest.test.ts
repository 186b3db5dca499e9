import { expect, test } from "vitest";
import { encodeModel } from "../analysis/learned/model-file.ts";
import { textFeatures } from "../analysis/learned/text-features.ts";
import { dangerTexts } from "./corpus.ts";
import { currentManifest } from "./manifest.ts";
import { trainTextModel } from "./train-text-model.ts";
import { writtenManifest } from "./written-manifest.ts";

test("the models were trained on this corpus by this code: else run `bun run train`", () => {
  expect(currentManifest()).toEqual(writtenManifest());
});

test("the same texts and seed give the same bytes, another seed gives others", () => {
  const texts = dangerTexts()
    .slice(0, 150)
    .map(({ text, level }) => ({ features: textFeatures(text), shares: new Map([[level, 1]]), weight: 1 }));
  const train = (seed: number) =>
    encodeModel(
      trainTextModel(texts, ["none", "soon", "stop"], {
        epochs: 3,
        learningRate: 0.1,
        dropout: 0.3,
        seeds: [seed],
        groups: new Map([["word", { share: 1, leastTexts: 2 }]]),
        step: 1,
      }),
    );
  expect(train(1)).toEqual(train(1));
  expect(train(2)).not.toEqual(train(1));
});
