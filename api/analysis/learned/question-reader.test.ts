import { expect, test } from "vitest";
import type { NamedModel } from "./linear-model.ts";
import { type AskedQuestion, questionFeatures, toldIn, trainedQuestionReader, VERDICTS } from "./question-reader.ts";

const FLUID: AskedQuestion = {
  id: "fluid-color",
  text: "What color is the puddle?",
  options: [
    { id: "green", label: "Green or orange, sweet" },
    { id: "red", label: "Red oil" },
    { id: "none", label: "None of these" },
  ],
};

const askedOf = (text: string) => questionFeatures(toldIn(text), FLUID).get("asked")!;

test("a question is seen with how much of it the text says already", () => {
  const told = askedOf("There is a puddle of red oil under it");
  const open = askedOf("It whines on cold mornings");
  expect(told).toContain("option 4");
  expect(told).toContain("named red");
  expect(open).toContain("option 0");
  expect(open).toContain("question 0");
  expect(told).toContain("fluid-color");
});

test("what the text says is learned for each question by itself", () => {
  const features = questionFeatures(toldIn("no puddle"), FLUID);
  expect(features.get("word")).toContain("fluid-color puddl");
  expect(features.get("negated")).toContain("fluid-color puddl");
});

test("belief in the verdicts sums to 1, and a word moves the one it was seen with", () => {
  const model: NamedModel = {
    classNames: VERDICTS,
    features: new Map([["asked", new Map([["named red", 0]])]]),
    textCount: 10,
    counts: Uint16Array.of(2),
    groupShares: new Map([["asked", 1]]),
    bias: new Float32Array(VERDICTS.length),
    starts: Uint32Array.of(0, 1),
    classes: Uint16Array.of(VERDICTS.indexOf("answered")),
    weights: Int8Array.of(100),
    scale: 0.05,
  };
  const judge = trainedQuestionReader(model);
  const told = judge.judging("a red puddle")(FLUID);
  const open = judge.judging("it whines")(FLUID);
  expect(Object.values(told).reduce((a, b) => a + b)).toBeCloseTo(1);
  expect(told.answered).toBeGreaterThan(0.8);
  expect(open.answered).toBeCloseTo(0.25);
});
