import { describe, expect, it } from "vitest";
import { rank } from "../../ranking/rank.ts";
import type { Fact } from "../../reading/evidence.ts";
import { profileOf } from "../../vehicle/profile-of.ts";
import type { Condition } from "../conditions.ts";
import type { FindingId } from "../findings.ts";
import { CAUSES } from "./index.ts";

/** Least number of causes for each system of the chassis: below it, common troubles would be missing. */
const LEAST = { brakes: 24, suspension: 16, steering: 14, wheels_tires: 14, driveline: 14, clutch: 8 } as const;

const chassis = CAUSES.filter(({ system }) => system in LEAST);

const told = (key: FindingId, ...conditions: Condition[]): Fact => ({
  key,
  present: true,
  certainty: 1,
  conditions,
  notConditions: [],
  quote: { text: "", start: 0, end: 0 },
});

/** The leading cause for facts told of an ordinary car of middle age. */
function leading(...facts: Fact[]) {
  const vehicle = { year: 2014, make: "Toyota", model: "Camry", mileage: 100_000 };
  const car = { vehicle, profile: profileOf(vehicle), today: new Date("2026-06-01") };
  return rank(facts, car, CAUSES).causes[0]?.cause.id;
}

describe("the causes of the chassis", () => {
  it.each(Object.entries(LEAST))("cover the common troubles of %s with at least %i", (system, least) => {
    expect(chassis.filter((cause) => cause.system === system).length).toBeGreaterThanOrEqual(least);
  });

  it("never hold the same fact for and against", () => {
    const both = chassis.flatMap(({ id, evidence, against = {} }) =>
      Object.keys(against)
        .filter((key) => key in evidence)
        .map((key) => `${id}: ${key}`),
    );
    expect(both).toEqual([]);
  });

  it.each<[string, Fact[]]>([
    ["front-brake-pads-worn", [told("noise.squeal", "braking", "front")]],
    ["rear-brake-pads-worn", [told("noise.squeal", "braking", "rear")]],
    ["front-brake-pads-metal-to-metal", [told("noise.grind", "braking", "front")]],
    ["rotor-surface-rust", [told("noise.grind", "first_start", "wet_weather", "goes_away")]],
    ["front-rotors-uneven", [told("vibration.shake", "braking", "in_steering_wheel")]],
    ["tires-out-of-balance", [told("vibration.shake", "highway_speed", "cruising", "in_steering_wheel")]],
    ["inner-cv-joint", [told("vibration.shake", "accelerating"), told("driveline.boot_torn")]],
    ["master-cylinder-failing", [told("brake.pedal_sinks", "idling")]],
    ["brake-line-leaking", [told("brake.pedal_sinks"), told("leak.brake_fluid", "under_car")]],
    ["air-in-brake-fluid", [told("brake.pedal_soft"), told("recent.brake_work")]],
    ["brake-booster-failing", [told("brake.pedal_hard"), told("noise.hiss", "braking")]],
    ["wheel-speed-sensor", [told("light.abs"), told("light.traction")]],
    ["abs-tone-ring", [told("brake.abs_activates", "low_speed", "braking")]],
    ["sway-bar-link", [told("noise.clunk", "over_bumps", "low_speed", "front")]],
    ["outer-cv-joint", [told("noise.click", "turning", "accelerating")]],
    ["tie-rod-outer-worn", [told("steer.loose"), told("tire.wear_edge", "front")]],
    ["alignment-off", [told("steer.pull"), told("steer.off_center")]],
    ["tire-puncture", [told("tire.slow_leak"), told("tire.nail")]],
    ["tire-rim-or-valve-leak", [told("tire.slow_leak", "cold_weather")]],
    ["tires-cupped-noisy", [told("noise.hum", "speed_dependent"), told("tire.wear_uneven")]],
  ])("make %s lead where the owner's words single it out", (id, facts) => {
    expect(leading(...facts)).toBe(id);
  });

  it("tell a bearing from tires by whether a curve changes the hum", () => {
    expect(leading(told("noise.hum", "speed_dependent", "turning_left"))).toMatch(/wheel-bearing$/);
  });
});
