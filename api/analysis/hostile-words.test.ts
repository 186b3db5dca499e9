import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import { analyse } from "./analyse.ts";
import { sampleInput } from "./testing-input.ts";

/** Words, figures and signs of shop papers and of damage, in any order. */
const SHREDS = [
  ..."front rear both left brakes pads rotors labor parts total tax sub-total each hrs @ x = => | - ( ) $ , . ; %".split(
    " ",
  ),
  ..."bumper door dent scratched smashed replace new airbags deployed not no and with 2 4 18 99.95 1,234.00 -50 0 1e9".split(
    " ",
  ),
  "$ 1 ,234.00",
  "core charge",
  "timing belt",
  "CAUSE:",
  "\n",
  "\t",
  "€",
  "’",
  "🚗",
];
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.array(fc.constantFrom(...SHREDS), { maxLength: 60 }).map((words) => words.join(" ")),
);

describe.each(["estimate", "parts", "collision"] as const)("any words at all, sent as %s", (issueType) => {
  it("make a result of the contract, without an exception or a figure below nothing", () => {
    fc.assert(
      fc.property(text, (words) => {
        const results = Results.parse(analyse(sampleInput({ issueType, text: words })));
        const ranges = [
          results.estimateReview?.averageCostInArea,
          results.partsReplacement?.totalEstimate,
          results.collisionRepair?.estimatedCost,
        ].filter((range) => range !== undefined);
        for (const { min, max } of ranges) expect(min >= 0 && max >= min && Number.isFinite(max)).toBe(true);
        for (const { shopEstimate } of results.estimateReview?.services ?? [])
          expect(shopEstimate === undefined || Number.isFinite(shopEstimate)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("of forty pages make one too", () => {
    const page = "front brake pads 189.99, left door dented, labor 2.0 hrs 290.00, call (480) 555-0123 on 01/12/2026. ";
    const long = page.repeat(600).slice(0, 60_000);
    expect(Results.parse(analyse(sampleInput({ issueType, text: long }))).resultType).toBe(issueType);
  });
});
