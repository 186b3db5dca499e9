import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import { trainedReaders } from "../../learning/load-models.ts";
import { analyse } from "../analyse.ts";
import type { AnalysisInput } from "../input.ts";
import { SCOTTSDALE } from "../pricing/testing-places.ts";

const told = (text: string, more: Partial<AnalysisInput> = {}) =>
  analyse(
    {
      issueType: "symptoms",
      text,
      vehicle: { year: 2012, make: "Honda", model: "Civic", mileage: 98_000 },
      place: SCOTTSDALE,
      today: new Date("2026-06-01"),
      pictures: [],
      answers: [],
      ...more,
    },
    trainedReaders(),
  );

const listsOf = ({ complaint, potentialCauses = [], otherProbability, furtherComplaints = [] }: Results) => [
  { complaint, potentialCauses, otherProbability: otherProbability! },
  ...furtherComplaints,
];
const systemsOf = (results: Results) => listsOf(results).map(({ potentialCauses: [first] }) => first!.system);
const BOTH = "My AC blows warm and my brakes squeal";

describe("two troubles in one text", () => {
  const results = told(BOTH);

  it("have a list each, which with its own “something else” makes 100", () => {
    expect(Results.safeParse(results).success).toBe(true);
    expect(systemsOf(results).toSorted()).toEqual(["brakes", "hvac"]);
    for (const { potentialCauses, otherProbability } of listsOf(results)) {
      const sum = potentialCauses.reduce((total, { probability }) => total + probability, otherProbability);
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1);
    }
  });

  it("are named by the owner's words, with their place in the text", () => {
    expect(listsOf(results).map(({ complaint }) => complaint!.words!.text)).toEqual(
      expect.arrayContaining(["My AC blows warm", "my brakes squeal"]),
    );
    for (const { complaint, potentialCauses } of listsOf(results)) {
      const quotes = potentialCauses.flatMap(({ evidence = [] }) => evidence.flatMap(({ quote }) => quote ?? []));
      for (const { text, start, end } of [complaint!.words!, ...quotes]) expect(BOTH.slice(start, end)).toBe(text);
    }
  });

  it("both have prices, steps and questions, and both are told to the shop", () => {
    for (const { potentialCauses } of listsOf(results))
      for (const { priceBasis } of potentialCauses) expect(priceBasis!.total.max).toBeGreaterThan(0);
    expect(results.furtherComplaints![0]!.steps!.length).toBeGreaterThan(0);
    const asked = listsOf(results).map(({ potentialCauses }) => {
      const answers = results.questions!.flatMap(({ id, options }) =>
        options.slice(0, -1).map((option) => ({ questionId: id, optionId: option.id })),
      );
      const firstIds = potentialCauses.map(({ id, probability }) => `${id} ${probability}`).join();
      return answers.some((answer) => !listsText(told(BOTH, { answers: [answer] })).includes(firstIds));
    });
    expect(asked).toEqual([true, true]);
    expect(results.tellTheShop!.join(" ")).toMatch(/AC blows warm.*brakes squeal|brakes squeal.*AC blows warm/);
  });

  it("an answer about one leaves the other as it was", () => {
    const question = results.questions![0]!;
    const answered = told(BOTH, { answers: [{ questionId: question.id, optionId: question.options[0]!.id }] });
    const before = listsText(results);
    expect(listsText(answered).filter((list) => before.includes(list))).toHaveLength(1);
  });

  it("the danger of one stands first, and does not make the other urgent", () => {
    const { safety, furtherComplaints, ...first } = told(
      "The power window on the driver door is stuck. Also the brake pedal sinks to the floor and the car hardly stops.",
    );
    expect(safety!.level).toBe("stop");
    expect(first.potentialCauses![0]!.system).toBe("brakes");
    expect(furtherComplaints![0]!.safety!.level).not.toBe("stop");
    expect(furtherComplaints![0]!.steps!.join(" ")).not.toMatch(/drive/i);
    expect(furtherComplaints![0]!.potentialCauses[0]!.urgency.level).not.toBe("High");
  });

  it("bets of a language model go to the trouble that they are about", () => {
    const bet = (id: string, percent: number, words: string) => ({ id, percent, words: [words] });
    const { furtherComplaints, ...first } = told(BOTH, {
      understood: {
        symptoms: {
          facts: [],
          opinion: {
            excluded: [],
            causes: [bet("ac-compressor-failed", 50, "AC blows warm"), bet("brake-pads-glazed", 40, "brakes squeal")],
            other: 10,
            unlisted: null,
            danger: { level: "none", kind: null, words: null },
            question: null,
          },
        },
      },
    });
    const leading = [first, ...furtherComplaints!].map(({ potentialCauses }) => potentialCauses![0]!);
    expect(leading.map(({ id }) => id).toSorted()).toEqual(["ac-compressor-failed", "brake-pads-glazed"]);
    for (const { probability } of leading) expect(probability).toBeGreaterThan(60);
  });
});

const listsText = (results: Results) =>
  listsOf(results).map(({ potentialCauses }) =>
    potentialCauses.map(({ id, probability }) => `${id} ${probability}`).join(),
  );

it("what is told of a trouble again after another belongs to it", () => {
  const text =
    "The AC blows warm at stop lights and the compressor rattles. The brakes squeal badly every time I slow down and the pads are thin. And the AC smells musty.";
  const results = told(text);
  expect(systemsOf(results)).toEqual(["brakes", "hvac"]);
  expect(results.tellTheShop).toContain(
    "“The AC blows warm at stop lights and the compressor rattles. And the AC smells musty.”",
  );
});

it("three troubles have three lists", () => {
  const text = "the radio is dead, brakes grind when stopping and the AC blows warm";
  expect(systemsOf(told(text)).toSorted()).toEqual(["brakes", "electrical", "hvac"]);
});

it.each([
  "grinding and the pedal shakes",
  "Steering wheel shakes when braking from highway speed and there is a grinding noise",
  "Overheating at idle, and there's a puddle of green fluid under the car",
  "Check engine light is on and the engine shakes at idle. It hesitates when I accelerate.",
  "The battery light came on, then the headlights got dim and the car died. It only clicks now.",
])("one trouble with several symptoms stays one list: %s", (text) => {
  const { complaint, furtherComplaints } = told(text);
  expect([complaint, furtherComplaints]).toEqual([undefined, undefined]);
});
