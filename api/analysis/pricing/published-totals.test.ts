import { describe, expect, it } from "vitest";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Published } from "../knowledge/schemas/published-files.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import { priceRepair } from "./price-repairs.ts";
import { HARRISBURG } from "./testing-places.ts";

const cars = {
  four: profileOf({ year: 2014, make: "Toyota", model: "Camry", text: "2.5 four cylinder" }),
  six: profileOf({ year: 2012, make: "Honda", model: "Accord", text: "3.5 V6" }),
};

/** A range is met when its middle lies inside ours, one figure when it does. */
function priced({ repair, total: [low, high], car }: Published) {
  const { total } = priceRepair(repair, cars[car], HARRISBURG);
  const published = (low + high) / 2;
  return { total, met: published >= total.min && published <= total.max };
}

describe("published totals", () => {
  it.each(KNOWLEDGE.published.learnedFrom)("$repair at $total lies inside our range", (published) => {
    const { total, met } = priced(published);
    expect(met, `${published.source} against $${total.min}–$${total.max}`).toBe(true);
  });

  it("that nothing was fitted to lie inside in nine of ten, at ranges of no more than 2.2 in the middle", () => {
    const outcomes = KNOWLEDGE.published.readAfterwards.map((published) => ({ published, ...priced(published) }));
    const missed = outcomes.filter(({ met }) => !met);
    expect(
      missed.length / outcomes.length,
      missed
        .map(({ published, total }) => `${published.repair} ${published.total.join("–")}: ${total.min}–${total.max}`)
        .join("; "),
    ).toBeLessThanOrEqual(0.1);
    const ratios = outcomes.map(({ total }) => total.max / total.min).sort((a, b) => a - b);
    expect(ratios[Math.floor(ratios.length / 2)]).toBeLessThanOrEqual(2.2);
  });
});
