import { describe, expect, it } from "vitest";
import type { Cause } from "../knowledge/cause.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";
import type { Fact } from "../reading/evidence.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import type { Car } from "./prior.ts";
import { rank } from "./rank.ts";

const vehicle = { year: 2014, make: "Toyota", model: "Camry", mileage: 100_000 };
const car: Car = { vehicle, profile: profileOf(vehicle), today: new Date("2026-06-01") };

const told = (key: EvidenceKey, more: Partial<Fact> = {}): Fact => ({
  key,
  present: true,
  certainty: 1,
  conditions: [],
  notConditions: [],
  quote: { text: "", start: 0, end: 0 },
  ...more,
});

const cause = (id: string, more: Partial<Cause>): Cause => ({
  id,
  system: "brakes",
  name: id,
  tradeName: id,
  description: id,
  commonness: 100,
  evidence: {},
  urgency: { level: "Low", timeframe: "at your convenience" },
  confirmBy: id,
  repairs: ["battery"],
  source: "judgement",
  ...more,
});

/** A small world of its own, so that the figures of the real causes can change without touching these rules. */
const world = [
  cause("pads", {
    evidence: { "noise.squeal": { chance: 0.6, when: { braking: 0.9, startup: 0.02 } }, "brake.weak": 0.1 },
    against: { "replaced.brake_pads": 0.1 },
  }),
  cause("belt", {
    evidence: { "noise.squeal": { chance: 0.6, when: { braking: 0.02, startup: 0.7 } }, "light.battery": 0.2 },
  }),
  cause("lamp", { evidence: { "elec.headlight_out": 0.9 } }),
  cause("diesel-only", { evidence: { "noise.squeal": 0.9 }, only: { fuel: ["diesel"] } }),
  cause("hydraulics", { evidence: { "brake.weak": 0.5, "brake.pedal_soft": 0.9 } }),
  cause("glazed", { evidence: { "brake.weak": 0.5 } }),
];

const chances = (...facts: Fact[]) =>
  Object.fromEntries(rank(facts, car, world).causes.map(({ cause: { id }, probability }) => [id, probability]));

describe("ranking", () => {
  it("tells causes of the same noise apart by when it comes", () => {
    const braking = chances(told("noise.squeal", { conditions: ["braking"] }));
    const starting = chances(told("noise.squeal", { conditions: ["startup"] }));
    expect(braking.pads).toBeGreaterThan(5 * braking.belt!);
    expect(starting.belt).toBeGreaterThan(5 * starting.pads!);
  });

  it("holds two independent troubles likely at once", () => {
    const both = chances(told("noise.squeal", { conditions: ["braking"] }), told("elec.headlight_out"));
    expect(both.pads).toBeGreaterThan(0.5);
    expect(both.lamp).toBeGreaterThan(0.5);
  });

  it("counts a stated absence against what would show it, and what is not mentioned neither way", () => {
    const silent = chances(told("brake.weak"));
    const denied = chances(told("brake.weak"), told("brake.pedal_soft", { present: false }));
    expect(denied.hydraulics).toBeLessThan(silent.hydraulics! / 1.5);
  });

  it("pushes a part down that was just replaced", () => {
    const before = chances(told("noise.squeal"));
    const after = chances(told("noise.squeal"), told("replaced.brake_pads"));
    expect(after.pads).toBeLessThan(before.pads! / 2);
  });

  it("believes a hedged word less than a plain one", () => {
    const plain = chances(told("noise.squeal", { conditions: ["braking"] }));
    const hedged = chances(told("noise.squeal", { conditions: ["braking"], certainty: 0.4 }));
    expect(hedged.pads).toBeLessThan(plain.pads!);
  });

  it("does not grow surer when the same thing is said twice", () => {
    expect(chances(told("noise.squeal"), told("noise.squeal"))).toEqual(chances(told("noise.squeal")));
  });

  it("rules out what the car cannot have", () => {
    expect(chances(told("noise.squeal"))).not.toHaveProperty("diesel-only");
  });

  it("leaves most belief to something else when nothing known explains the words", () => {
    expect(rank([told("body.paint")], car, world).other).toBeGreaterThan(0.99);
  });

  it("raises what wear makes common", () => {
    const wearing = [
      cause("worn", { evidence: { "noise.squeal": 0.5 }, miles: { from: 30_000, common: 90_000 } }),
      cause("at any age", { evidence: { "noise.squeal": 0.5 } }),
    ];
    const at = (mileage: number) => rank([told("noise.squeal")], { ...car, vehicle: { ...vehicle, mileage } }, wearing);
    expect(at(10_000).causes[0]!.cause.id).toBe("at any age");
    expect(at(180_000).causes[0]!.cause.id).toBe("worn");
  });
});

describe("ranking with what was learned from words", () => {
  const learned = (belief: Record<string, number>) => new Map(Object.entries(belief));
  const ranked = (facts: readonly Fact[], belief: Record<string, number>, answered: readonly Fact[] = []) =>
    rank(facts, car, world, { learned: learned(belief), answered });
  const shareOf = (ranking: ReturnType<typeof rank>, id: string) =>
    ranking.causes.find(({ cause }) => cause.id === id)!.probability;

  it("believes words where no finding was read", () => {
    expect(ranked([], { belt: 0.8, pads: 0.1 }).causes[0]!.cause.id).toBe("belt");
  });

  it("lets a finding speak against words, and words against a finding", () => {
    const squeal = [told("noise.squeal", { conditions: ["braking"] })];
    const even = { belt: 0.3, pads: 0.3 };
    expect(shareOf(ranked(squeal, even), "pads")).toBeGreaterThan(shareOf(ranked([], even), "pads"));
    expect(ranked(squeal, { belt: 0.95, pads: 0.01 }).causes[0]!.cause.id).toBe("belt");
  });

  it("makes one list that sums to 1 with something else", () => {
    const { causes, other } = ranked([told("noise.squeal"), told("elec.headlight_out")], { pads: 0.5, lamp: 0.4 });
    expect(causes.reduce((sum, { probability }) => sum + probability, other)).toBeCloseTo(1);
  });

  it("counts an answer in full, though the words were sure", () => {
    const sure = { hydraulics: 0.9, glazed: 0.05 };
    const firm = told("brake.pedal_soft", { present: false });
    expect(shareOf(ranked([], sure, [firm]), "hydraulics")).toBeLessThan(0.7);
  });

  it("pushes a part down that was just replaced, whatever its name in the text makes of it", () => {
    const words = { pads: 0.9, belt: 0.05 };
    expect(shareOf(ranked([told("noise.squeal"), told("replaced.brake_pads")], words), "pads")).toBeLessThan(0.6);
  });

  it("rules out what the car cannot have, however sure the words are", () => {
    expect(ranked([], { "diesel-only": 0.99 }).causes.map(({ cause }) => cause.id)).not.toContain("diesel-only");
  });
});
