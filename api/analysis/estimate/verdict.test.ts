import { describe, expect, it } from "vitest";
import { reviewed } from "./testing-review.ts";

describe("a pasted estimate", () => {
  it("never says a sum is within a range that it is below", () => {
    const { averageCostInArea, recommendations } = reviewed("transmission replacement 2900");
    expect(averageCostInArea!.min).toBeGreaterThan(2900);
    expect(recommendations).toContain("less than the usual");
    const { max } = reviewed("alternator 700").averageCostInArea!;
    expect(reviewed(`alternator ${max + 5}`).recommendations).toContain("at the upper edge");
  });

  it("says what can be saved", () => {
    const text = "front pads and rotors 520, brake fluid flush 140, cabin filter 85, engine flush 140";
    expect(reviewed(text).recommendations).toContain("1 of 4 lines to question: up to $140.");
    // A line that we do not know is a line too.
    expect(reviewed("alternator 1480, front pads 250, nitrogen fill 50").recommendations).toContain("2 of 3 lines");
    expect(reviewed("battery 250").recommendations).not.toContain("to question");
  });
});

describe("what can be saved", () => {
  it("leads to a sum to settle for, with what the shop takes off", () => {
    const said = reviewed("Water pump $1,400 installed. If done today they take $200 off.").recommendations;
    const [, limit] = /fair is \$[\d,]+–\$([\d,]+)/.exec(said)!;
    expect(said).toContain(`A sum to settle for is about $${limit}.`);
  });

  it("names what has one reason together, and counts no unknown line against the known", () => {
    const both = reviewed("Struts all four $1900. No noise, rides fine, no leaks.").recommendations;
    expect(both).toContain("front struts, pair and rear struts, pair, because");
    const beside = reviewed(
      "zorbing the flange 1480. Window regulator 450. Customer discount -193. Total 1737",
    ).recommendations;
    expect(beside).toContain("$405 for this work is within");
    expect(beside).toContain("leaves out $1,480 for lines we do not know");
  });

  it("is all of it where the maker pays for life", () => {
    const vehicle = { year: 2015, make: "Hyundai", model: "Sonata", mileage: 97_000 };
    const result = reviewed("engine is knocking, dealer says new engine $7,800", { vehicle });
    expect(result.isFairPrice).toBe(false);
    expect(result.recommendations).toContain("a recall or a longer warranty is known");
  });
});
