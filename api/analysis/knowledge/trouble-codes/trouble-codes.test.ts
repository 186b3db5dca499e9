import { describe, expect, it } from "vitest";
import { KNOWN_CODES, meaningOf } from "./index.ts";

describe("the meaning of a trouble code", () => {
  it("is told in plain words however the code is typed", () => {
    expect(meaningOf("P0420")).toBe("The catalytic converter cleans too little (bank 1)");
    expect(meaningOf(" p0420 ")).toBe(meaningOf("P0420"));
  });

  it.each([
    ["P0301", "Cylinder 1 misfires"],
    ["P0312", "Cylinder 12 misfires"],
    ["P0210", "Injector of cylinder 10: electrical fault"],
    ["P0272", "Cylinder 4 gives more or less power than the others"],
    ["P0360", "Ignition coil 10: electrical fault"],
    ["P0678", "Glow plug of cylinder 8: electrical fault"],
  ])("counts cylinders: %s", (code, meaning) => expect(meaningOf(code)).toBe(meaning));

  it.each([
    ["P0135", "before", "bank 1"],
    ["P0141", "behind", "bank 1"],
    ["P0155", "before", "bank 2"],
    ["P0161", "behind", "bank 2"],
    ["P0031", "before", "bank 1"],
    ["P0058", "behind", "bank 2"],
  ])("names the oxygen sensor: %s", (code, side, bank) => {
    expect(meaningOf(code)).toContain(side);
    expect(meaningOf(code)).toContain(bank);
    expect(meaningOf(code)).toContain("heater");
  });

  it("is unknown for a maker's own code", () => expect(meaningOf("P1DEF")).toBeUndefined());

  it("is there for more than 400 codes, each well formed and short", () => {
    expect(KNOWN_CODES.length).toBeGreaterThan(400);
    for (const code of KNOWN_CODES) {
      expect(code).toMatch(/^[PCBU][0-3][0-9A-F]{3}$/);
      expect(meaningOf(code)!.length).toBeLessThan(90);
    }
  });
});
