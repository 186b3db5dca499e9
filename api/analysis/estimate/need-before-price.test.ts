import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import type { Vehicle } from "../input.ts";
import { HARRISBURG } from "../pricing/testing-places.ts";
import { NO_DANGER_READER } from "../safety/danger-reader.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import { reviewEstimate } from "./review-estimate.ts";

function reviewed(text: string, vehicle: Vehicle) {
  const input = {
    issueType: "estimate" as const,
    ...{ text, vehicle, place: HARRISBURG, pictures: [], answers: [] },
    today: new Date("2026-01-15"),
  };
  const profile = profileOf({ ...vehicle, text });
  return Results.parse(reviewEstimate(input, profile, { dangers: NO_DANGER_READER })).estimateReview!;
}
const car = (year: number, make: string, model: string, mileage: number): Vehicle => ({ year, make, model, mileage });

describe("need before price", () => {
  it.each([
    ["coolant exchange 165", car(2019, "Toyota", "Corolla", 38_000), "about 100,000 miles"],
    ["fuel system cleaning 160", car(2018, "Nissan", "Leaf", 36_000), "is electric"],
    ["reman CVT installed 7900", car(2018, "Subaru", "Outback", 83_000), "longer warranty"],
    ["steering column 1640, clunk in the wheel", car(2013, "Hyundai", "Elantra", 109_000), "rubber coupler"],
    ["reman transmission 4350, it shakes at 65 mph only", car(2015, "Honda", "Accord", 84_000), "wheels and tires"],
    ["front struts 1200, a film of oil at the top", car(2019, "Toyota", "Highlander", 52_000), "damp"],
    ["cabin filter 90, I changed it in June", car(2014, "Honda", "CR-V", 79_000), "should last longer"],
    ["set of coils 780, P0302", car(2015, "Ford", "Fusion", 70_000), "ne cylinder misfires"],
  ])("%s", (text, vehicle, why) => {
    const { isFairPrice, unnecessaryItems } = reviewed(text, vehicle);
    expect(JSON.stringify(unnecessaryItems)).toContain(why);
    expect(isFairPrice).toBe(false);
  });

  it.each([
    ["timing chain kit 690, labor 9 hr 1200, rattles cold", car(2012, "Honda", "Accord", 150_000)],
    ["catalytic converter 900, no misfire, no oil burning, it rattles inside", car(2012, "Honda", "Civic", 150_000)],
    ["transmission fluid 220, I tow a camper", car(2019, "GMC", "Sierra 1500", 44_000)],
  ])("says nothing where the words make it right: %s", (text, vehicle) => {
    expect(reviewed(text, vehicle).unnecessaryItems).toEqual([]);
  });

  it("names labor that is paid twice, and what comes first", () => {
    const pump = reviewed(
      "Water pump 168\nR&R water pump labor 4.1 hr 533\nSerpentine belt 46\nR&R serpentine belt labor 0.9 hr 117",
      car(2012, "Toyota", "Highlander", 119_000),
    );
    expect(pump.doubled).toEqual([expect.stringContaining("R&R serpentine belt labor")]);
    const shake = reviewed("reman transmission 4350, it shakes at 65 mph only", car(2015, "Honda", "Accord", 84_000));
    expect(shake.missing?.[0]).toContain("Wheel balance comes before");
  });

  it("weighs what two other garages ask, and is no foreign money at a euro shop", () => {
    const text = 'The dealer wants $1,389 for a "B service plus". Same thing at the euro garage in town $560.';
    const { isFairPrice, recommendations } = reviewed(text, car(2018, "Mercedes-Benz", "GLC-Class", 48_000));
    expect(isFairPrice).toBe(false);
    expect(recommendations).toContain("2.5 times");
  });

  it("judges parts and labor of a job each by its own range, and shows the paper's words", () => {
    const { services } = reviewed(
      "oil filter housing gasket leak. Parts 71.20, labor 5.5 hr @ 295 = 1,622.50",
      car(2013, "BMW", "X3", 108_500),
    );
    expect(services[0]!.lines?.map(({ amount, isFair }) => [amount, isFair])).toEqual([
      [71.2, true],
      [1622.5, false],
    ]);
  });
});
