import { describe, expect, it } from "vitest";
import { SAN_FRANCISCO } from "../pricing/testing-places.ts";
import { camry, PRINTED, review, reviewed } from "./testing-review.ts";

describe("a pasted estimate", () => {
  it("is read whole, each line judged with its range", () => {
    const result = reviewed(PRINTED);
    expect(result).toMatchObject({
      shopName: "Desert Sun Automotive",
      location: "Scottsdale, AZ 85253",
      vehicleInfo: "2014 Toyota Camry",
      subtotal: 943.99,
      tax: 24.1,
      totalEstimate: 968.09,
      fees: 25,
      parts: 239.99,
      labor: 290,
    });
    expect(result.reconciliation).toBe("The lines add up to the printed total of $968.09.");
    expect(result.services.map(({ name, shopEstimate, isFair }) => [name, shopEstimate, isFair])).toEqual([
      ["Front brake pads and rotors", 529.99, true],
      ["Battery", 389, true],
    ]);
    for (const { priceRange, priceBasis } of result.services) {
      expect(priceRange).toMatch(/^\$\d+–\$\d/);
      expect(priceBasis!.place).toBe("Harrisburg, PA 17101");
    }
  });

  it("is the same from pictures", () => {
    const fromPicture = reviewed("please check this", { pictures: [{ filename: "a.jpg", text: PRINTED }] });
    expect(fromPicture.totalEstimate).toBe(968.09);
    expect(fromPicture.services[0]!.quote).toBeUndefined();
  });

  it("is fair or high against the range of the car and the place", () => {
    expect(reviewed("alternator 700, total 700").isFairPrice).toBe(true);
    const high = reviewed("alternator 1600, total 1600");
    expect(high.isFairPrice).toBe(false);
    expect(high.services[0]).toMatchObject({ isFair: false });
    expect(high.services[0]!.note).toMatch(/above the high end/);
    expect(high.recommendations).toMatch(/^\$1,600 is high for this work: fair is \$\d/);
    const bmw = reviewed("alternator 1300", {
      vehicle: { year: 2014, make: "BMW", model: "X5" },
      place: SAN_FRANCISCO,
    });
    expect(bmw.isFairPrice).toBe(true);
    expect(reviewed("alternator 1300").isFairPrice).toBe(false);
  });

  it("says when it is cheaper than can be, and when a line is unknown", () => {
    expect(reviewed("front brake pads 95").recommendations).toContain("less than we would expect");
    const unknown = reviewed("flux capacitor 500");
    expect(unknown.isFairPrice).toBeUndefined();
    expect(unknown.services[0]).toMatchObject({ known: false, shopEstimate: 500 });
  });

  it("leaves open what the paper leaves open: brakes with or without rotors", () => {
    const high = (text: string) => reviewed(text).services[0]!.fairRange!.max;
    expect(high("front brakes 600")).toBe(high("front brake pads and rotors 600"));
    expect(high("front brakes 600")).toBeGreaterThan(high("front brake pads 600"));
    expect(reviewed("front brakes 600").services[0]!.note).toContain("new rotors");
  });

  it("does not take a small price for a whole new part", () => {
    const [service] = reviewed("engine replacement 250").services;
    expect(service).toMatchObject({ known: false, shopEstimate: 250 });
    expect(service!.note).toContain("something else");
  });

  it.each([
    ["transmission 250", "Transmission fluid drain and fill"],
    ["throttle body 129", "Throttle body cleaning"],
    ["throttle body replaced 129", "Throttle body"],
    ["headlight 600", "Headlight assembly"],
    ["headlight bulb 600", "Headlight bulb"],
  ])("takes a bare name for the job that its price fits: %s", (text, name) => {
    expect(reviewed(text).services[0]!.name).toBe(name);
  });

  it("says which job it took a bare name for", () => {
    expect(review("transmission 250").assumptions!.join()).toContain("By its price we took “transmission replacement”");
  });

  it("compares before tax", () => {
    const { subtotal, totalEstimate } = reviewed("Dealer wants $860 out the door for a battery and front pads, fair?");
    expect(totalEstimate).toBe(860);
    expect(subtotal).toBe(800);
    expect(reviewed("brakes 450, rotors 300 + tax, total 812.40").reconciliation).toContain(
      "8.3%, which fits sales tax",
    );
  });

  it("says when the total does not meet the lines", () => {
    const more = reviewed("alternator 700\nbattery 250\ntax 60\ntotal 1310");
    expect(more.reconciliation).toContain("Ask what the other $300 is for");
    expect(more.isFairPrice).toBe(false);
    expect(reviewed("alternator 700\nbattery 250\ntotal 800").reconciliation).toContain("more than the printed total");
  });

  it("names what is missing and what is double", () => {
    expect(reviewed("front struts 900").missing!.join()).toContain("Four-wheel alignment is not listed");
    expect(reviewed("front struts 900, alignment 120").missing).toEqual([]);
    const windshield = (year: number) => reviewed("windshield 600", { vehicle: { ...camry, year } }).missing!.join();
    expect(windshield(2020)).toContain("calibration");
    expect(windshield(2010)).toBe("");
    expect(reviewed("AC compressor 1300, AC recharge 250").doubled!.join()).toContain("charged twice");
    expect(reviewed("trans fluid change 200, transmission flush 250").doubled!.join()).toContain("charged twice");
    expect(reviewed("oil change 80\nwiper blades 40\noil change 80").doubled!.join()).toContain(
      "on the estimate twice",
    );
  });

  it("asks five to eight questions, the high lines first", () => {
    for (const text of [
      "battery 250",
      PRINTED,
      "alternator 1600, engine flush 150, nitrogen 40, struts 2500, battery 600, ac recharge 500",
    ]) {
      const { questionsToAsk } = reviewed(text);
      expect(questionsToAsk.length).toBeGreaterThanOrEqual(5);
      expect(questionsToAsk.length).toBeLessThanOrEqual(8);
    }
    expect(reviewed("alternator 1600").questionsToAsk[0]).toContain("you ask $1,600");
  });

  it("gives the law of the state where it is sourced, and general advice elsewhere", () => {
    expect(reviewed("battery 250", { place: SAN_FRANCISCO }).estimateLaw).toContain("Bureau of Automotive Repair");
    expect(reviewed("battery 250").estimateLaw).toMatch(/^Wherever you are/);
  });
});
