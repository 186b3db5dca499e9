import { expect, it, vi } from "vitest";
import { askingLines, askingTotals, interview } from "./asking.ts";
import { readCases } from "./cases.ts";

vi.setConfig({ testTimeout: 60_000 });

const VAGUE = readCases(
  [
    ["clunking noise from the front suspension", "sway-bar-link"],
    ["engine is overheating", "cooling-fan-dead"],
    ["it cranks and cranks but won't start", "fuel-pump"],
    ["leaking something under the car", "ac-water-drip-normal"],
  ]
    .map(([text, truth]) => JSON.stringify({ year: 2011, make: "Honda", model: "Accord", zip: "44105", text, truth }))
    .join("\n"),
);

it("truthful answers bring the truth forward", () => {
  const totals = askingTotals(VAGUE.map(interview));
  expect(totals.after).toHaveLength(4);
  expect(totals.after[3]!.probability).toBeGreaterThan(totals.after[0]!.probability + 0.1);
  expect(totals.asked).toBeGreaterThan(4);
  expect(askingLines("vague", totals)[0]).toContain("answer by the same figures by which answers are weighed");
});

it("nobody is asked twice", () => {
  for (const evalCase of VAGUE) {
    const ids = interview(evalCase).asked.map(({ questionId }) => questionId);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it("the figures are those of the interviews", () => {
  const standing = (place: number | undefined, probability: number) => ({ place, probability });
  const totals = askingTotals([
    {
      after: [standing(2, 0.2), standing(1, 0.5), standing(1, 0.6), standing(1, 0.6)],
      asked: [
        { questionId: "a", optionId: "yes" },
        { questionId: "b", optionId: "not-sure" },
      ],
    },
    { after: [standing(4, 0.1), standing(4, 0.1), standing(undefined, 0), standing(undefined, 0)], asked: [] },
  ]);
  expect(totals).toMatchObject({ cases: 2, asked: 2, notSure: 1, lowered: 1 });
  expect(totals.after.map(({ first }) => first)).toEqual([0, 0.5, 0.5, 0.5]);
  expect(totals.after[0]).toMatchObject({ amongThree: 0.5 });
});
