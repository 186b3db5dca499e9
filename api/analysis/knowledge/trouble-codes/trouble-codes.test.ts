import { describe, expect, it } from "vitest";
import { makes } from "#shared/catalogue/catalogue.ts";
import { CODES_BY_SYSTEM, MAKERS_CODES, meaningOf } from "./index.ts";

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

  it.each([
    ["P0117", "Coolant temperature sensor: signal too low"],
    ["P0347", "Camshaft position sensor: signal too low (bank 2)"],
    ["P025C", "Fuel pump module: signal too low"],
    ["P2230", "Outside air pressure sensor: signal comes and goes"],
    ["P0774", "Shift valve E: signal comes and goes"],
    ["P0735", "Wrong ratio in 5th gear: slipping suspected"],
    ["U0402", "Implausible data from the transmission computer"],
  ])("follows the numbering of the standard: %s", (code, meaning) => expect(meaningOf(code)).toBe(meaning));

  it("is a maker's own only on that make, and says whose", () => {
    expect(meaningOf("P1326", "Kia")).toBe("Engine bearings knock: protection mode (Hyundai and Kia)");
    expect(meaningOf("P1326", "Subaru")).toBeUndefined();
    expect(meaningOf("P1516", "Ford")).not.toBe(meaningOf("P1516", "Chevrolet"));
    expect(meaningOf("P1131", "Lincoln")).toBe("Mixture always reads lean (bank 1, Ford)");
    expect(meaningOf("P3020", "Toyota")).toBe("Hybrid battery block 10 weak (Toyota)");
  });

  it("is unknown for a code that nobody here knows", () => expect(meaningOf("P1DEF")).toBeUndefined());

  it("is there for more than 420 codes, each told once, well formed and short", () => {
    const told = [...CODES_BY_SYSTEM, ...MAKERS_CODES.map(({ codes }) => codes)].flatMap((codes) =>
      Object.entries(codes),
    );
    const shared = CODES_BY_SYSTEM.flatMap((codes) => Object.keys(codes));
    expect(new Set(shared).size).toBe(shared.length);
    expect(shared.length).toBeGreaterThan(420);
    for (const [code, meaning] of told) {
      expect(code).toMatch(/^[PCBU][0-3][0-9A-F]{3}$/);
      expect(meaning, code).toMatch(/^[A-Z0-9]/);
      expect(meaning.replace(/[():]/g, "").split(/\s+/).length, meaning).toBeLessThanOrEqual(12);
    }
  });

  it("names makers by makes of the catalogue, each in one group", () => {
    const named = MAKERS_CODES.flatMap((group) => group.makes);
    expect(named.filter((make) => !makes.includes(make))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});
