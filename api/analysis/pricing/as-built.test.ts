import { expect, it } from "vitest";
import { REPAIRS } from "../knowledge/repairs/index.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import { priceRepair, priceTogether } from "./price-repairs.ts";
import { HARRISBURG } from "./testing-places.ts";

const car = (year: number, make: string, model: string, text = "") => profileOf({ year, make, model, text });

it("prices a pump behind the chain cover as that job, and others as ever", () => {
  const inside = priceRepair("water_pump", car(2015, "Ford", "Explorer", "3.5 V6"), HARRISBURG).total;
  const outside = priceRepair("water_pump", car(2015, "Toyota", "Highlander", "3.5 V6"), HARRISBURG).total;
  expect(inside.min).toBeGreaterThan(outside.max);
});

it("prices the kind of work that the words tell", () => {
  const total = (said?: string) =>
    priceTogether([{ id: "valve_cover_gasket", ...(said && { said }) }], car(2013, "Toyota", "Camry"), HARRISBURG)[0]!
      .total;
  expect(total("the whole cover, the plastic warps").min).toBeGreaterThan(total().min);
  expect(total("just the gasket")).toEqual(total());
});

it("knows of every variant when it counts", () => {
  for (const { id, variants = [] } of REPAIRS)
    for (const { on, words } of variants) expect(on ?? words, `${id} has a variant for nothing`).toBeDefined();
});
