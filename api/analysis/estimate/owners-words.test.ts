import { describe, expect, it } from "vitest";
import { camry, review, reviewed } from "./testing-review.ts";

describe("money of an estimate in an owner's words", () => {
  const lines = (text: string, vehicle = camry) =>
    reviewed(text, { vehicle }).services.map(({ name, shopEstimate }) => [name, shopEstimate]);

  it("belongs to the half or grade said right behind it", () => {
    const { parts, labor } = reviewed("water pump, 5.5 hours at $140/hr = $770 labor, parts $415, total 1185");
    expect([parts, labor]).toEqual([415, 770]);
    expect(lines("starter $420 new from the dealer, refurbished $290 with 1 year warranty")).toEqual([
      ["Starter", 290],
    ]);
  });

  it("for work at another place is for the same work", () => {
    expect(lines("wheel bearing front left $420, front right $430, alignment 99").map(([, amount]) => amount)).toEqual([
      420, 430, 99,
    ]);
  });

  it("that is taken off, or that somebody pays of it, is no line", () => {
    const off = reviewed("Water pump $1,400 installed. If done today they take $200 off.");
    expect(off).toMatchObject({ subtotal: 1200 });
    expect(off.services).toHaveLength(1);
    const half = review("insurance pays half of the windshield, $480 total, my half is $240");
    expect(half.estimateReview!.services.map(({ shopEstimate }) => shopEstimate)).toEqual([480]);
    expect(half.assumptions!.join()).toContain("$240 for who pays");
  });

  it("for a grade of part is for the whole job, where no labor stands apart", () => {
    const [service] = reviewed("catalytic converter aftermarket $1,150").services;
    expect(service!.priceRange).not.toContain("parts alone");
    const [part] = reviewed("alternator reman 240\nlabor 180\ntotal 420").services;
    expect(part!.description).toContain("$180");
  });

  it("is counted for four joints, upper and lower on both sides", () => {
    const [service] = reviewed("ball joints upper and lower both sides $1,380").services;
    expect(service!.name).toBe("Ball joint, 4");
  });
});

describe("a pasted estimate", () => {
  it.each([
    ["3 quotes for an alternator: Midas $780, Firestone $640 and the dealer $1,150", 640, "Firestone"],
    ["Shop A quoted 1,200 for a water pump and shop B 850", 850, "shop B"],
    ["OEM radiator $790, aftermarket $540", 540, "aftermarket"],
    ["Quote 1: struts 900, alignment 120. Quote 2: struts 950", 1020, "Quote 1"],
  ])("compares alternatives and does not add them: %s", (text, asked, cheapest) => {
    const { subtotal, comparison } = reviewed(text);
    expect(subtotal).toBe(asked);
    expect(comparison!.summary).toContain("Compared, not added:");
    expect(comparison!.summary).toContain(`The cheapest with all of the work is ${cheapest}`);
  });

  it("adds what one shop asks for several things", () => {
    expect(reviewed("dealer wants 450 for brakes and 120 for alignment").subtotal).toBe(570);
    expect(reviewed("used engine 3200\nnew motor mounts 400\ntotal 3600").subtotal).toBe(3600);
  });

  it.each([
    ["maker says 100,000 on the coolant. They want 189 for a coolant flush", 189],
    ["timing belt 900, the manual says every 90,000", 900],
    ["labor rate $165/hr. water pump $780", 780],
    ["Labor rate 165. Water pump parts 240, labor 3 hours", 735],
    ["Shop rate is $140 an hour. Alternator $330 and 1.8 hours", 582],
    ["a brake fluid flush ($149.95) and an engine air filter ($39.95)", 189.9],
    ["alternator 650, warranty 24 months 24,000 miles", 650],
  ])("takes no mileage, time or rate for money: %s", (text, asked) => {
    expect(reviewed(text).subtotal).toBe(asked);
  });

  it("keeps the price of another shop out of the sum, and says so", () => {
    const { estimateReview, assumptions } = review("Starter $650 at the dealer. An independent shop says $480");
    expect(estimateReview!.totalEstimate ?? estimateReview!.subtotal).toBe(650);
    expect(assumptions!.join()).toContain("$480 for the price of another shop");
  });

  it("does not add to a quoted price what it is made of", () => {
    const hours = reviewed("They quoted me $1850 for a water pump, 6.5 hours labor at $165/hr plus parts");
    expect(hours).toMatchObject({ totalEstimate: 1850, labor: 1072.5 });
    expect(hours.parts).toBeUndefined();
    const both = reviewed("They quoted me $1850 for a water pump. That is 6.5 hours of labor at 165 and 780 in parts");
    expect(both).toMatchObject({ totalEstimate: 1850, labor: 1072.5, parts: 780 });
    const apart = reviewed("They quoted me 400 for the part and 300 labor, alternator");
    expect(apart).toMatchObject({ totalEstimate: 700, parts: 400, labor: 300 });
  });
});
