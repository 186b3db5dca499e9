import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { makes, modelsOf } from "./catalogue.ts";

/** Alphabetical as people read it: letter case does not count, and "Ram 150" stands before "Ram 1500". */
const byName = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" }).compare;

describe("the makes", () => {
  test("are exactly 51, Acura first and Volvo last", () => {
    expect(makes).toHaveLength(51);
    expect(makes[0]).toBe("Acura");
    expect(makes.at(-1)).toBe("Volvo");
  });

  test("are in alphabetical order whatever their letter case", () => {
    expect(makes).toEqual([...makes].sort(byName));
    expect(makes.indexOf("GMC")).toBe(makes.indexOf("Geo") + 1);
    expect(makes.indexOf("smart")).toBe(makes.indexOf("Scion") + 1);
  });

  test("stand once each", () => {
    expect(new Set(makes.map((make) => make.toLowerCase())).size).toBe(51);
  });
});

describe("the models", () => {
  test.each([...makes])("of %s are some, sorted, named and different", (make) => {
    const models = modelsOf(make);
    expect(models.length).toBeGreaterThan(0);
    expect(models).toEqual([...models].sort(byName));
    expect(new Set(models.map((model) => model.toLowerCase())).size).toBe(models.length);
    for (const model of models) expect(model).toMatch(/^\S(?:[^,\n]*\S)?$/);
  });

  test("go by the name on the sales sheet, not by trim", () => {
    expect(modelsOf("BMW")).toContain("3 Series");
    expect(modelsOf("BMW")).not.toContain("328i");
    expect(modelsOf("Mercedes-Benz")).toContain("C-Class");
    expect(modelsOf("Ford")).toContain("F-150");
    expect(modelsOf("Chevrolet")).toContain("Silverado 1500");
    expect(modelsOf("Dodge")).toEqual(expect.arrayContaining(["Grand Caravan", "Ram 1500"]));
  });

  test("count numbers as numbers", () => {
    const dodge = modelsOf("Dodge");
    expect(dodge.indexOf("Ram 150")).toBeLessThan(dodge.indexOf("Ram 1500"));
    expect(modelsOf("Mercedes-Benz")[0]).toBe("190 Class");
  });

  test.each(["", "Trabant", "acura", "constructor", "__proto__"])("of the unknown make %j are none", (make) => {
    expect(modelsOf(make)).toEqual([]);
  });
});

test("the whole catalogue adds less than 7 KB to the widget's download", () => {
  const text = makes.map((make) => `${make}:${modelsOf(make).join(",")}`).join("\n");
  expect(gzipSync(text).byteLength).toBeLessThan(7 * 1024);
});
