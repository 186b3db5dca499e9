import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import type { Vehicle } from "../input.ts";
import { priceRepair } from "../pricing/price-repairs.ts";
import { sumRanges } from "../pricing/round.ts";
import { HARRISBURG, SAN_FRANCISCO } from "../pricing/testing-places.ts";
import { NO_DANGER_READER } from "../safety/danger-reader.ts";
import { CAMRY, sampleInput } from "../testing-input.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import { priceParts } from "./price-parts.ts";

function priced(text: string, vehicle = CAMRY, place = HARRISBURG) {
  const input = sampleInput({ issueType: "parts", text, vehicle, place });
  return Results.parse(priceParts(input, profileOf({ ...vehicle, text }), { dangers: NO_DANGER_READER }));
}

describe("a parts wish", () => {
  it("is answered with parts, labor, time and total that add up", () => {
    const { partsReplacement } = priced("front brakes and rotors, struts and 2 tires");
    expect(partsReplacement!.parts.map(({ id }) => id)).toEqual(["pads_rotors_front", "struts_front_pair", "tire_one"]);
    for (const { totalCost, estimatedCost, laborCost, replacementTime } of partsReplacement!.parts) {
      expect(totalCost).toEqual(sumRanges([estimatedCost, laborCost]));
      expect(replacementTime).toMatch(/hour/);
    }
    expect(partsReplacement!.totalEstimate).toEqual(
      sumRanges(partsReplacement!.parts.map(({ totalCost }) => totalCost)),
    );
    expect(partsReplacement!.parts[2]!.quantity).toBe(2);
  });

  it("counts shared labor once and says what it saves", () => {
    const { partsReplacement } = priced("valve cover gasket and spark plugs", {
      year: 2006,
      make: "Honda",
      model: "Odyssey",
    });
    expect(partsReplacement!.sharedLabor).toMatch(/share work and take about .* hours less .* saved/);
    expect(priced("battery and wiper blades").partsReplacement!.sharedLabor).toBeUndefined();
  });

  it("says of shared labor what it saves of the price that was asked for", () => {
    const odyssey: Vehicle = { year: 2006, make: "Honda", model: "Odyssey" };
    const saved = (text: string) => {
      const { sharedLabor = "" } = priced(text, odyssey).partsReplacement!;
      return Number(/: \$([\d,]+)/.exec(sharedLabor)?.[1]?.replace(",", ""));
    };
    expect(saved("valve cover gasket and spark plugs at the dealer")).toBeGreaterThan(
      saved("valve cover gasket and spark plugs"),
    );
    expect(
      priced("valve cover gasket and spark plugs, parts only", odyssey).partsReplacement!.sharedLabor,
    ).toBeUndefined();
  });

  it("names what is sensible with it, unless it is asked for already", () => {
    expect(priced("front struts").partsReplacement!.together!.join()).toMatch(
      /Four-wheel alignment, about \$\d+–\$\d+/,
    );
    expect(priced("front struts and an alignment").partsReplacement!.together).toEqual([]);
  });

  it("does not price twice what another job contains", () => {
    const { partsReplacement, assumptions } = priced("AC compressor and AC recharge");
    expect(partsReplacement!.parts.map(({ id }) => id)).toEqual(["ac_compressor"]);
    expect(assumptions!.join()).toContain("A/C leak test and recharge is part of this job already: A/C compressor");
  });

  it("says what it did not understand and prices the rest", () => {
    const { partsReplacement, assumptions } = priced("water pump, flux capacitor, thermostat");
    expect(partsReplacement!.parts).toHaveLength(2);
    expect(assumptions!.join()).toContain('did not understand "flux capacitor"');
  });

  it("does not take talk for a wish it failed to understand", () => {
    const { assumptions } = priced("Hi, my mechanic says I need front struts. I hear a noise, what is a fair price?");
    expect(assumptions!.join()).not.toContain("understand");
  });

  it("counts what nearly every car of the year needs with it, and says so", () => {
    const windshield = (year: number) => priced("windshield", { ...CAMRY, year });
    const ids = (year: number) => windshield(year).partsReplacement!.parts.map(({ id }) => id);
    expect(ids(2022)).toEqual(["windshield", "camera_calibration"]);
    expect(windshield(2022).assumptions!.join()).toContain("nearly every car of 2022 needs");
    expect(ids(2012)).toEqual(["windshield"]);
    expect(windshield(2017).partsReplacement!.together!.join()).toContain("calibration");
  });

  it("costs more for a lamp of a newer car", () => {
    const lamp = (year: number) => priced("headlight assembly", { ...CAMRY, year }).partsReplacement!.totalEstimate.max;
    expect(lamp(2020)).toBeGreaterThan(1.3 * lamp(2012));
  });

  it("asks for a part when none is named", () => {
    const { needsMore, partsReplacement, resultType } = priced("please tell me how much it costs");
    expect(resultType).toBe("parts");
    expect(partsReplacement).toBeUndefined();
    expect(needsMore!.message).toContain("could not tell which part");
    expect(needsMore!.tips.length).toBeGreaterThan(1);
  });

  it("does not sell spark plugs to an electric car", () => {
    const tesla: Vehicle = { year: 2020, make: "Tesla", model: "Model 3" };
    expect(priced("spark plugs", tesla).needsMore!.message).toContain("electric car");
    const both = priced("spark plugs and wiper blades", tesla);
    expect(both.partsReplacement!.parts.map(({ id }) => id)).toEqual(["wiper_blades"]);
    expect(both.assumptions!.join()).toContain("spark plugs");
  });

  it("differs by place and by car", () => {
    const total = (...args: Parameters<typeof priced>) => priced(...args).partsReplacement!.totalEstimate.max;
    const [here, there] = [total("alternator", CAMRY, HARRISBURG), total("alternator", CAMRY, SAN_FRANCISCO)];
    expect(there).toBeGreaterThan(here);
    expect(total("alternator", { year: 2014, make: "BMW", model: "X5" })).toBeGreaterThan(here);
  });

  it("remarks what the car itself says about the wish", () => {
    const note = priced("timing belt").partsReplacement!.parts[0]!.note;
    expect(note).toContain("timing chain");
  });

  it("keeps the exact basis behind the shown price", () => {
    const [line] = priced("alternator").partsReplacement!.parts;
    const exact = priceRepair("alternator", profileOf(CAMRY), HARRISBURG);
    expect(line!.priceBasis).toEqual(exact.basis);
    expect(Math.abs(line!.totalCost.min - exact.total.min)).toBeLessThanOrEqual(10);
  });
});
