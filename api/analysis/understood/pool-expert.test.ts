import { describe, expect, it } from "vitest";
import { placeOf } from "../../geography/places.ts";
import { trainedReaders } from "../../learning/load-models.ts";
import { analyse } from "../analyse.ts";
import type { AnalysisInput } from "../input.ts";
import { CAUSES } from "../knowledge/causes/index.ts";
import { rank } from "../ranking/rank.ts";
import type { Fact } from "../reading/evidence.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import { poolExpert } from "./pool-expert.ts";
import type { Opinion } from "./symptoms.ts";

const today = new Date("2026-11-15");
const vehicle = { year: 2012, make: "Honda", model: "Civic", mileage: 98_000 };
const car = { vehicle, profile: profileOf({ ...vehicle, text: "" }), today };
const squeal: Fact = { key: "noise.squeal", present: true, certainty: 1, conditions: ["braking"], notConditions: [] };
const ours = rank([squeal], car, CAUSES);

const opinionOf = (percents: Record<string, number>, more: Partial<Opinion> = {}): Opinion => ({
  causes: Object.entries(percents).map(([id, percent]) => ({ id, percent, words: [] })),
  other: 100 - Object.values(percents).reduce((sum, percent) => sum + percent, 0),
  excluded: [],
  unlisted: null,
  danger: { level: "none", kind: null, words: null },
  question: null,
  ...more,
});
const chances = (opinion: Opinion) => {
  const { causes, other } = poolExpert(ours, opinion, "");
  return Object.assign(new Map(causes.map(({ cause, probability }) => [cause.id, probability])), { other });
};

describe("the pool", () => {
  it("shares out belief between causes and something else", () => {
    const pooled = chances(opinionOf({ "motor-mount": 50, "front-wheel-bearing": 20 }));
    expect([...pooled.values()].reduce((sum, chance) => sum + chance, pooled.other)).toBeCloseTo(1, 6);
  });

  it("says more than the expert, who says less than it knows", () => {
    const pooled = chances(opinionOf({ "motor-mount": 55, "front-wheel-bearing": 20, "outer-cv-joint": 15 }));
    expect(pooled.get("motor-mount")).toBeGreaterThan(0.7);
  });

  it("lets our ranking decide where the expert is torn", () => {
    const [first] = ours.causes;
    const pooled = chances(opinionOf({ "motor-mount": 40, [first!.cause.id]: 40 }));
    expect(pooled.get(first!.cause.id)).toBeGreaterThan(pooled.get("motor-mount")!);
  });

  it("leaves a cause of ours that the expert did not name a small chance, and one that it excludes less", () => {
    const [first] = ours.causes;
    const id = first!.cause.id;
    const unnamed = chances(opinionOf({ "motor-mount": 60 })).get(id)!;
    const excluded = chances(opinionOf({ "motor-mount": 60 }, { excluded: [{ id, words: "new pads" }] })).get(id)!;
    expect(unnamed).toBeGreaterThan(0);
    expect(unnamed).toBeLessThan(0.05);
    expect(excluded).toBeLessThan(unnamed / 10);
  });

  it("keeps something else large where the expert does", () => {
    expect(chances(opinionOf({ "motor-mount": 10 })).other).toBeGreaterThan(0.6);
    expect(chances(opinionOf({ "motor-mount": 100 })).other).toBeCloseTo(0.02, 6);
  });

  it("knows no cause that this car cannot have", () => {
    expect(chances(opinionOf({ "dpf-clogged": 90 })).get("dpf-clogged")).toBeUndefined();
  });
});

const inputOf = (text: string, opinion: Opinion, more: Partial<AnalysisInput> = {}): AnalysisInput => ({
  issueType: "symptoms",
  text,
  vehicle,
  place: placeOf("85253")!,
  today,
  answers: [],
  pictures: [],
  understood: { symptoms: { facts: [], opinion } },
  ...more,
});

describe("the engine that the likeliest bet needs", () => {
  const jetta = { year: 2010, make: "Volkswagen", model: "Jetta" };
  const shown = (text: string, percents: Record<string, number>) => {
    const { potentialCauses = [], assumptions = [] } = analyse(inputOf(text, opinionOf(percents), { vehicle: jetta }));
    return { ids: potentialCauses.map(({ id }) => id), assumptions: assumptions.join(" ") };
  };

  it("is what the car is taken for, where the words leave it open", () => {
    const { ids, assumptions } = shown("It starts badly when it is cold.", { "glow-plugs": 70, "battery-weak": 10 });
    expect(ids[0]).toBe("glow-plugs");
    expect(assumptions).toMatch(/Engine: [^;]*diesel/);
  });

  it("is not taken for a guess, or against the owner's words", () => {
    expect(shown("It starts badly when it is cold.", { "battery-weak": 50, "glow-plugs": 20 }).ids).not.toContain(
      "glow-plugs",
    );
    const told = "It has the gas engine and starts badly when it is cold.";
    expect(shown(told, { "glow-plugs": 70, "battery-weak": 10 }).ids).not.toContain("glow-plugs");
  });
});

it("the same stored input gives the same result, and is not changed by it", () => {
  const input = inputOf("My brakes squeal.", opinionOf({ "front-brake-pads-worn": 60, "brake-pads-glazed": 30 }), {
    answers: [{ questionId: "brake-work-recent", optionId: "yes" }],
  });
  const stored: AnalysisInput = { ...JSON.parse(JSON.stringify(input)), today };
  const results = analyse(input, trainedReaders());
  expect(analyse(stored, trainedReaders())).toEqual(results);
  expect(stored.understood).toEqual(input.understood);
});
