import { describe, expect, test } from "vitest";
import { carsSold } from "./cars-sold.ts";
import type { ModelRows } from "./model-facts.ts";

const TYPICAL: ModelRows = [
  { brand: "mainstream", body: "small_car", engine: "i4", drive: "fwd", transmission: "automatic", timing: "belt" },
  { from: 2002, timing: "chain" },
];
const ROWS: ModelRows = [
  { body: "midsize_car", engine: "i4", timing: "belt" },
  { from: 1995, engine: "i4", timing: "belt", others: [{ engine: "v6", timing: "belt" }] },
  { from: 2003, engine: "i4", timing: "chain", others: [{ engine: "v6", timing: "belt", liters: [3] }] },
  { from: 2018, engine: "i4", turbo: true, transmission: "cvt", others: [] },
];
const sold = (year: number) => carsSold(TYPICAL, ROWS, year);

describe("a model's rows", () => {
  test("says the commonest car of the year asked for", () => {
    expect(sold(1992).commonest).toMatchObject({ layout: "i4", timing: "belt", transmission: "automatic" });
    expect(sold(2003).commonest).toMatchObject({ timing: "chain", transmission: "automatic" });
    expect(sold(2018).commonest).toMatchObject({ timing: "chain", transmission: "cvt", forcedInduction: true });
  });

  test("lists other engines from the year they were sold until they ended", () => {
    expect(sold(1994).others).toEqual([]);
    expect(sold(2005).others).toMatchObject([{ layout: "v6", timing: "belt", liters: [3] }]);
    expect(sold(2020).others).toEqual([]);
  });

  test("leaves what it does not say to the make's typical car of that year", () => {
    expect(carsSold(TYPICAL, [{ engine: "i4" }], 2001).commonest).toMatchObject({
      bodyClass: "small_car",
      timing: "belt",
    });
    expect(carsSold(TYPICAL, [{ engine: "i4" }], 2002).commonest).toMatchObject({ drive: "fwd", timing: "chain" });
  });

  test("forgets the old engine's turbo, fuel and timing when it names another engine", () => {
    const rows: ModelRows = [
      { body: "pickup", engine: "v8", turbo: true, fuel: "diesel", timing: "gear" },
      { from: 2010, engine: "v6" },
    ];
    expect(carsSold(TYPICAL, rows, 2010).commonest).toMatchObject({
      forcedInduction: false,
      fuel: "gas",
      timing: "chain",
    });
  });

  test("keeps the make's timing when the make's typical engine changes", () => {
    const typical: ModelRows = [
      { engine: "i6", timing: "chain" },
      { from: 2012, engine: "i4", turbo: true },
    ];
    expect(carsSold(typical, [{ engine: "i6", others: [{ engine: "v8" }] }], 2015)).toMatchObject({
      commonest: { layout: "i6", timing: "chain" },
      others: [{ layout: "v8", timing: "chain" }],
    });
  });

  test("gives an electric car no gearbox, timing drive or steering pump", () => {
    expect(carsSold(TYPICAL, [{ body: "small_car", engine: "electric" }], 2020).commonest).toMatchObject({
      fuel: "electric",
      transmission: "single_speed",
      timing: "none",
      hydraulicSteering: false,
    });
  });
});
