import { describe, expect, it } from "vitest";
import { expectedGain } from "./expected-gain.ts";

const causes = (...beliefs: number[]) => beliefs.map((belief) => ({ belief, weighty: false }));

describe("the expected gain of a question", () => {
  it("is nothing where every cause gives the same answer", () => {
    expect(
      expectedGain(causes(0.5, 0.3, 0.2), [
        [0.7, 0.3],
        [0.7, 0.3],
        [0.7, 0.3],
      ]),
    ).toBeCloseTo(0);
  });

  it("is the chance of a wrong first place where the answer settles it", () => {
    expect(
      expectedGain(causes(0.6, 0.4), [
        [1, 0],
        [0, 1],
      ]),
    ).toBeCloseTo(0.4 + 0.1 * 0.48);
  });

  it("is nothing where no answer could change who leads, unless something dangerous or cheap is behind", () => {
    const chances = [
      [0.9, 0.1],
      [0.1, 0.9],
    ];
    const [sure, rare] = causes(0.95, 0.05);
    expect(expectedGain([sure!, rare!], chances)).toBeCloseTo(0);
    expect(expectedGain([sure!, { ...rare!, weighty: true }], chances)).toBeGreaterThan(0.01);
    expect(expectedGain([{ ...sure!, weighty: true }, rare!], chances)).toBeCloseTo(0);
  });

  it("counts with less weight that the truth comes among three", () => {
    const four = causes(0.4, 0.21, 0.2, 0.19);
    const parting = expectedGain(four, [
      [0.5, 0.5],
      [0.5, 0.5],
      [0.9, 0.1],
      [0.1, 0.9],
    ]);
    expect(parting).toBeGreaterThan(0);
    expect(parting).toBeLessThan(0.1);
  });
});
