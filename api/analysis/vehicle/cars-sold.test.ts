import { describe, expect, test } from "vitest";
import { carsSold } from "./cars-sold.ts";

const TYPICAL = "mainstream small_car i4 fwd automatic belt; 2002 chain";
const LINE = "midsize_car i4 belt; 1995 i4 belt or v6 belt; 2003 i4 chain or v6 belt 3.0L; 2018 i4 turbo cvt only";
const sold = (year: number) => carsSold(TYPICAL, LINE, year);

describe("a model's line", () => {
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
    expect(carsSold(TYPICAL, "i4", 2001).commonest).toMatchObject({ bodyClass: "small_car", timing: "belt" });
    expect(carsSold(TYPICAL, "i4", 2002).commonest).toMatchObject({ drive: "fwd", timing: "chain" });
  });

  test("forgets the old engine's turbo, fuel and timing when it names another engine", () => {
    const line = "pickup v8 turbo diesel gear; 2010 v6";
    expect(carsSold(TYPICAL, line, 2010).commonest).toMatchObject({
      forcedInduction: false,
      fuel: "gas",
      timing: "chain",
    });
  });

  test("keeps the make's timing when the make's typical engine changes", () => {
    expect(carsSold("i6 chain; 2012 i4 turbo", "i6 or v8", 2015)).toMatchObject({
      commonest: { layout: "i6", timing: "chain" },
      others: [{ layout: "v8", timing: "chain" }],
    });
  });

  test("gives an electric car no gearbox, timing drive or steering pump", () => {
    expect(carsSold(TYPICAL, "small_car electric", 2020).commonest).toMatchObject({
      fuel: "electric",
      transmission: "single_speed",
      timing: "none",
      hydraulicSteering: false,
    });
  });

  test("refuses a word that it does not know, naming it", () => {
    expect(() => carsSold(TYPICAL, "i4 trubo", 2020)).toThrow('"trubo"');
  });
});
