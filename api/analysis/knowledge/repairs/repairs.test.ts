import { describe, expect, it } from "vitest";
import type { Band, Repair } from "../repair.ts";
import { REPAIRS, repairById } from "./index.ts";

const bandsOf = ({ hours, parts, hoursFor, partsFor }: Repair): Band[] => [
  hours,
  parts,
  ...Object.values(hoursFor ?? {}),
  ...Object.values(partsFor ?? {}),
];

describe("the repairs", () => {
  it("are more than 300, each with an id of its own", () => {
    const ids = REPAIRS.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(300);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  });

  it("are wholly filled in", () => {
    for (const repair of REPAIRS) {
      expect(repair.name.length, repair.id).toBeGreaterThan(3);
      expect(repair.names.length).toBeGreaterThan(0);
      for (const name of repair.names) expect(name).toMatch(/^[a-z0-9][a-z0-9 /]+$/);
      expect(repair.partsNote).not.toBe("");
      expect(repair.source).not.toBe("");
      for (const [low, high] of bandsOf(repair)) {
        expect(low, repair.id).toBeGreaterThanOrEqual(0);
        expect(high, repair.id).toBeGreaterThanOrEqual(low);
      }
      expect(repair.hours[1], repair.id).toBeLessThanOrEqual(Math.max(3 * repair.hours[0], 0.3));
      if (repair.parts[0] >= 50) expect(repair.parts[1], repair.id).toBeLessThanOrEqual(3 * repair.parts[0]);
      for (const share of Object.values(repair.scales)) expect(share >= 0 && share <= 1).toBe(true);
    }
  });

  it("name only repairs that exist as companions and contents", () => {
    for (const { id, goesWith = [], includes = [] } of REPAIRS) {
      for (const { repair, why } of goesWith) expect([repairById(repair).id, why !== ""]).toEqual([repair, true]);
      for (const included of includes) expect(repairById(included).id).not.toBe(id);
    }
  });

  it("are not found under an id that no repair has", () => {
    expect(() => repairById("blinker_fluid")).toThrow('No repair has the id "blinker_fluid"');
  });
});
