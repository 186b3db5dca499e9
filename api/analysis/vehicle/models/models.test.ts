import { describe, expect, test } from "vitest";
import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { carsSold } from "../cars-sold.ts";
import { modelFacts } from "./index.ts";

const FAR_AHEAD = 2100;

test("the makes are those of the catalogue", () => {
  expect(new Set(Object.keys(modelFacts))).toEqual(new Set(makes));
});

describe.each([...makes])("%s", (make) => {
  const { typical, models } = modelFacts[make]!;

  test("has a line for every model of the catalogue and for no other", () => {
    expect(new Set(Object.keys(models))).toEqual(new Set(modelsOf(make)));
  });

  test("uses only words of the vocabulary, in every section and every alternative", () => {
    for (const line of Object.values(models)) expect(() => everySection(typical, line)).not.toThrow();
  });

  test("has its years in order, none twice", () => {
    for (const line of [typical, ...Object.values(models)]) {
      const years = [...line.matchAll(/(?:^|; )(\d{4})\b/g)].map(([, year]) => Number(year));
      expect(years, line).toEqual([...new Set(years)].sort((a, b) => a - b));
    }
  });

  test("names an engine in every alternative and at the beginning of every model", () => {
    for (const line of Object.values(models)) {
      const engine = /\b(?:[iv]\d|v10_12|boxer\d|rotary|electric)\b/;
      const alternatives = line.split(";").flatMap((section) => section.split(" or ").slice(1));
      for (const alternative of alternatives) expect(alternative, line).toMatch(engine);
      expect(line.split(";")[0], line).toMatch(engine);
    }
  });

  test("leaves no model without driven wheels", () => {
    for (const line of Object.values(models))
      expect(carsSold(typical, line, 2005).commonest.drive, line).not.toBe("unknown");
  });
});

/** Each section by itself, so that alternatives which a later section replaces are read too. */
function everySection(typical: string, line: string): void {
  for (const section of line.split("; ")) carsSold(typical, section, FAR_AHEAD);
}
