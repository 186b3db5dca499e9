import { describe, expect, it } from "vitest";
import { profileOf } from "./profile-of.ts";

const CIVIC = { year: 2012, make: "Honda", model: "Civic" };
const chosen = (car: Parameters<typeof profileOf>[0]) =>
  Object.fromEntries(profileOf(car).corrections.map(({ id, chosen }) => [id, chosen]));

describe("what an owner can put right of the car", () => {
  it("is what was assumed, with what such cars were sold with", () => {
    const { corrections, assumptions } = profileOf(CIVIC);
    const engine = corrections.find(({ id }) => id === "car.engine")!;
    expect(engine.options.map(({ label }) => label)).toEqual(["4-cylinder", "hybrid 4-cylinder"]);
    expect(engine.options.find(({ id }) => id === engine.chosen)!.label).toBe("4-cylinder");
    expect(assumptions).toContain(engine.sentence);
  });

  it("is not what the owner said", () => {
    expect(chosen({ ...CIVIC, text: "It is a hybrid" })["car.engine"]).toBeUndefined();
    expect(chosen({ ...CIVIC, text: "manual transmission" })["car.transmission"]).toBeUndefined();
  });

  it("changes the car, stays to be changed back, and is no assumption any more", () => {
    const options = profileOf(CIVIC).corrections.find(({ id }) => id === "car.engine")!.options;
    const hybrid = options.find(({ label }) => label.includes("hybrid"))!;
    const answers = [
      { questionId: "car.engine", optionId: hybrid.id },
      { questionId: "car.transmission", optionId: "manual" },
    ];
    const profile = profileOf({ ...CIVIC, answers });
    expect([profile.fuel, profile.transmission, profile.shiftsByHand]).toEqual(["hybrid", "manual", true]);
    expect(chosen({ ...CIVIC, answers })["car.engine"]).toBe(hybrid.id);
    expect(profile.assumptions.join()).not.toContain("Engine:");
  });

  it("heeds nothing that was never sold so, and words stand over it only where they say nothing", () => {
    const answers = [{ questionId: "car.engine", optionId: "v8.gas" }];
    expect(profileOf({ ...CIVIC, answers }).layout).toBe("i4");
  });

  it("is the drive where both are common", () => {
    const rav4 = { year: 2015, make: "Toyota", model: "RAV4" };
    expect(chosen(rav4)).toHaveProperty(["car.drive"]);
    expect(profileOf({ ...rav4, answers: [{ questionId: "car.drive", optionId: "awd" }] }).drive).toBe("awd");
    expect(profileOf({ ...rav4, answers: [{ questionId: "car.drive", optionId: "two" }] }).drive).toBe("fwd");
  });
});
