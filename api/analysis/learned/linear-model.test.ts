import { expect, test } from "vitest";
import { logitsOf, type NamedModel, softmax } from "./linear-model.ts";
import { decodeModel, encodeModel } from "./model-file.ts";
import { textFeatures } from "./text-features.ts";

const MODEL: NamedModel = {
  classNames: ["calm", "grave"],
  features: new Map([
    [
      "word",
      new Map([
        ["smoke", 0],
        ["radio", 1],
      ]),
    ],
    ["negated", new Map([["smoke", 2]])],
  ]),
  textCount: 10,
  counts: Uint16Array.of(1, 4, 2),
  groupShares: new Map([
    ["word", 1],
    ["negated", 1],
  ]),
  bias: Float32Array.of(0.5, 0),
  starts: Uint32Array.of(0, 2, 3, 4),
  classes: Uint16Array.of(0, 1, 0, 0),
  weights: Int8Array.of(-60, 90, 40, 120),
  scale: 0.05,
};
const belief = (text: string) => softmax(logitsOf(MODEL, textFeatures(text)));

test("words move belief towards the classes that they were seen with", () => {
  expect(belief("smoke")[1]).toBeGreaterThan(0.9);
  expect(belief("radio")[1]).toBeLessThan(0.1);
});

test("what is denied is another feature", () => {
  expect(belief("no smoke")[1]!).toBeLessThan(belief("smoke")[1]!);
});

test("unknown words leave the bias alone, and belief sums to 1", () => {
  const [calm, grave] = belief("xyzzy");
  expect(calm! + grave!).toBeCloseTo(1);
  expect(Math.log(calm! / grave!)).toBeCloseTo(0.5);
});

test("a model is the same after it was written and read", () => {
  const read = decodeModel(encodeModel(MODEL));
  for (const text of ["smoke", "radio", "no smoke on the radio", "xyzzy"])
    expect(logitsOf(read, textFeatures(text))).toEqual(logitsOf(MODEL, textFeatures(text)));
  expect(() => decodeModel(encodeModel(MODEL).slice(0, -3))).toThrow("ends too early");
});
