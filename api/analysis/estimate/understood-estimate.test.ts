import { describe, expect, it } from "vitest";
import type { Vehicle } from "../input.ts";
import type { UnderstoodEstimate } from "../understood/understood.ts";
import { reviewed } from "./testing-review.ts";

/** What a language model has read of a paper. */
const understoodOf = (
  lines: { description: string; amount: number }[],
  needs: UnderstoodEstimate["needs"] = [],
): UnderstoodEstimate => ({
  lines: lines.map((line) => ({ ...line, pays: "job", parts: null, labor: null, hours: null, quantity: null })),
  ...{ subtotal: null, tax: null, total: null, taxInTotal: false, currency: null },
  ...{ shopName: null, location: null, vehicle: null, needs, alternatives: [] },
});

describe("what a language model has read", () => {
  const sonata: Vehicle = { year: 2015, make: "Hyundai", model: "Sonata", mileage: 96_000 };
  const named = ({ unnecessaryItems }: ReturnType<typeof reviewed>) => JSON.stringify(unnecessaryItems);

  it("of the need leaves who pays: a Theta II engine that is needed is its maker's to pay", () => {
    const text = "Engine replacement $7,200. It knocks loudly and seized on the highway.";
    const lines = [{ description: "Engine replacement", amount: 7200 }];
    const need = (told: "needed" | "not_yet", words: string) =>
      reviewed(text, { vehicle: sonata, understood: understoodOf(lines, [{ line: 0, need: told, words }]) });
    const silent = reviewed(text, { vehicle: sonata, understood: understoodOf(lines) });
    expect(named(silent)).toMatch(/longer warranty|called this back/);
    const needed = need("needed", "knocks loudly and seized");
    expect(needed.unnecessaryItems).toEqual(silent.unnecessaryItems);
    expect(needed.isFairPrice).toBe(silent.isFairPrice);
    const doubted = need("not_yet", "seized on the highway");
    expect(named(doubted)).toMatch(/longer warranty|called this back/);
    expect(named(doubted)).toContain("seized on the highway");
  });

  it("stays where our own reading sees several papers", () => {
    const text = "Shop A: starter 450\nShop B: starter 430";
    expect(reviewed(text).comparison).toBeDefined();
    const lines = [
      { description: "Starter motor", amount: 440 },
      { description: "Battery", amount: 210 },
    ];
    const review = reviewed(text, { understood: understoodOf(lines) });
    expect(review.services.map(({ shopEstimate }) => shopEstimate)).toEqual([440, 210]);
    expect(review.comparison).toBeUndefined();
  });
});
