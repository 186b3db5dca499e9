import { describe, expect, it } from "vitest";
import { REPAIRS } from "../knowledge/repairs/index.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import { placeFactor } from "./local-rate.ts";
import { priceRepair, priceRepairs, priceTogether } from "./price-repairs.ts";
import { sumRanges } from "./round.ts";
import { HARRISBURG, MILES_CITY, SAN_FRANCISCO, SCOTTSDALE } from "./testing-places.ts";

const camry = profileOf({ year: 2014, make: "Toyota", model: "Camry" });
const accordV6 = profileOf({ year: 2008, make: "Honda", model: "Accord", text: "3.0 V6" });
const silverado = profileOf({ year: 2016, make: "Chevrolet", model: "Silverado 1500", text: "5.3 V8" });
const x5 = profileOf({ year: 2014, make: "BMW", model: "X5" });

const middle = ({ min, max }: { min: number; max: number }) => (min + max) / 2;

describe("a price", () => {
  it("of every repair adds up to the dollar", () => {
    const everything = REPAIRS.flatMap(({ id }) => [camry, silverado, x5].map((profile) => ({ id, profile })));
    for (const { id, profile } of everything) {
      const { total, basis } = priceRepair(id, profile, SCOTTSDALE);
      expect(sumRanges(basis.lines.map(({ amount }) => amount)), id).toEqual(total);
      expect(basis.total).toEqual(total);
      expect(total.max).toBeGreaterThanOrEqual(total.min);
      if (total.max > 0) expect(basis.dealer.max).toBeGreaterThan(total.max);
    }
  });

  it("of spark plugs counts the rear bank that hides under the intake, where it does", () => {
    const hours = (make: string, model: string, text: string) =>
      priceRepair("spark_plugs", profileOf({ year: 2015, make, model, text }), SCOTTSDALE).hours;
    expect(hours("Toyota", "Sienna", "3.5 V6").max).toBeGreaterThanOrEqual(3.4);
    expect(hours("Honda", "Odyssey", "3.5 V6").max).toBeLessThan(3);
    expect(hours("Ford", "Mustang", "3.7 V6").max).toBeLessThan(3);
  });

  it("of a mirror with its sensors holds what AAA found in December 2023, its calibration with it", () => {
    const rav4 = profileOf({ year: 2023, make: "Toyota", model: "RAV4" });
    const { min, max } = priceRepairs(
      [{ id: "power_mirror_camera" }, { id: "camera_calibration" }],
      rav4,
      HARRISBURG,
    ).total;
    expect(min).toBeLessThan(1508);
    expect(max).toBeGreaterThan(1508);
    expect(max / min).toBeLessThanOrEqual(2);
  });

  it("says how it was made, line by line", () => {
    const { basis } = priceRepair("pads_rotors_front", camry, SCOTTSDALE);
    expect(basis.place).toBe("Scottsdale, AZ 85253");
    expect(basis.lines.map(({ label, note }) => `${label}: ${note}`)).toEqual([
      "Labor: 1.5–2.1 hours × $115–$170 an hour",
      "Parts: Front pads and two rotors, mid-grade",
      "Shop supplies: Cleaner, grease, disposal",
    ]);
    expect(basis.lines[0]!.amount).toEqual({ min: Math.round(1.5 * 115), max: Math.round(2.1 * 170) });
    expect(basis.excluded.join("; ")).toMatch(/tax.*Diagnosis.*Towing/);
    expect(basis.sources.length).toBeGreaterThan(1);
  });

  it("differs by place, and labor alone makes the difference", () => {
    const [here, there] = [SAN_FRANCISCO, MILES_CITY].map((place) => priceRepair("alternator", camry, place));
    expect(here!.labor.min).toBeGreaterThan(1.2 * there!.labor.min);
    expect(here!.parts).toEqual(there!.parts);
  });

  it("differs by car: dearer parts on a BMW, more hours on a V6", () => {
    expect(priceRepair("pads_front", x5, SCOTTSDALE).parts.min).toBeGreaterThan(
      1.3 * priceRepair("pads_front", camry, SCOTTSDALE).parts.min,
    );
    expect(priceRepair("spark_plugs", accordV6, SCOTTSDALE).hours.min).toBeGreaterThan(
      1.5 * priceRepair("spark_plugs", camry, SCOTTSDALE).hours.min,
    );
  });

  it("takes more hours where a drive to all four wheels is in the way", () => {
    const hours = (drive: "awd" | "fwd") => priceRepair("clutch", { ...camry, drive }, SCOTTSDALE).hours.max;
    expect(hours("awd")).toBeGreaterThan(1.1 * hours("fwd"));
    const pads = (drive: "awd" | "fwd") => priceRepair("pads_front", { ...camry, drive }, SCOTTSDALE).hours.max;
    expect(pads("awd")).toBe(pads("fwd"));
  });

  it("does not charge the brand for fluids and tires as it does for parts", () => {
    const dearer = (id: string) =>
      priceRepair(id, x5, SCOTTSDALE).parts.max / priceRepair(id, camry, SCOTTSDALE).parts.max;
    expect(dearer("alternator")).toBeGreaterThan(dearer("brake_fluid"));
    expect(dearer("alternator")).toBeGreaterThan(dearer("tire_one"));
  });

  it("of a catalytic converter is higher where California's emission rules hold", () => {
    expect(priceRepair("catalytic_converter", camry, SAN_FRANCISCO).parts.max).toBeGreaterThan(
      priceRepair("catalytic_converter", camry, HARRISBURG).parts.max,
    );
  });

  it("stays narrow enough to help: half of all repairs within twice, none of the usual beyond 2.2 times", () => {
    const ratios = REPAIRS.filter(({ parts }) => parts[0] >= 50).map(({ id }) => {
      const { total } = priceRepair(id, camry, HARRISBURG);
      return total.max / total.min;
    });
    ratios.sort((a, b) => a - b);
    expect(ratios[Math.floor(ratios.length / 2)]).toBeLessThan(2);
    expect(ratios[Math.floor(ratios.length * 0.95)]).toBeLessThan(2.2);
    expect(ratios[0]).toBeGreaterThan(1.4);
  });
});

describe("several repairs in one visit", () => {
  it("cost less than apart when they share teardown, and the lines still add up", () => {
    const apart = ["timing_belt", "water_pump"].map((id) => priceRepair(id, accordV6, HARRISBURG));
    const together = priceRepairs([{ id: "timing_belt" }, { id: "water_pump" }], accordV6, HARRISBURG);
    expect(together.total.max).toBeLessThan(apart[0]!.total.max + apart[1]!.total.max);
    expect(together.parts.max).toBe(apart[0]!.parts.max + apart[1]!.parts.max);
    expect(sumRanges(together.basis.lines.map(({ amount }) => amount))).toEqual(together.total);
    expect(together.basis.lines.map(({ label }) => label)).toContain("Labor: timing belt kit");
  });

  it("cost the sum where they share nothing", () => {
    const ids = ["battery", "wiper_blades"];
    const sum = sumRanges(ids.map((id) => priceRepair(id, camry, HARRISBURG).total));
    expect(
      priceRepairs(
        ids.map((id) => ({ id })),
        camry,
        HARRISBURG,
      ).total,
    ).toEqual(sum);
  });

  it("share by axle: a rear caliper shares with the rear brakes, not with the front", () => {
    const hoursOf = (axle: "front" | "rear") =>
      middle(priceTogether([{ id: "pads_rotors_rear" }, { id: "caliper_one", axle }], camry, HARRISBURG)[1]!.hours);
    expect(hoursOf("rear")).toBeLessThan(hoursOf("front"));
  });

  it("multiply the parts by the quantity, and the labor by a little less", () => {
    const one = priceRepair("wheel_bearing", camry, HARRISBURG);
    const two = priceRepairs([{ id: "wheel_bearing", quantity: 2 }], camry, HARRISBURG);
    expect(two.parts).toEqual({ min: 2 * one.parts.min, max: 2 * one.parts.max });
    expect(two.labor.max).toBeLessThan(2 * one.labor.max);
    expect(two.labor.max).toBeGreaterThan(1.6 * one.labor.max);
    expect(two.basis.lines[1]!.note).toMatch(/^2 × /);
  });
});

describe("the rate of a place", () => {
  it("follows the state, the dear metro areas and the open country", () => {
    expect(placeFactor(HARRISBURG)).toBe(1);
    expect(placeFactor(SAN_FRANCISCO)).toBeGreaterThan(1.2);
    expect(placeFactor(MILES_CITY)).toBeLessThan(0.95);
    expect(placeFactor({ ...HARRISBURG, state: "PR" })).toBe(1);
  });
});
