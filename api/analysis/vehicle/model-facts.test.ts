import { expect, test } from "vitest";
import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { carsSold } from "./cars-sold.ts";
import { modelFacts } from "./model-facts.ts";

test("the makes are those of the catalogue, with all its models and no other", () => {
  expect(new Set(Object.keys(modelFacts))).toEqual(new Set(makes));
  for (const make of makes) expect(new Set(Object.keys(modelFacts[make]!.models))).toEqual(new Set(modelsOf(make)));
});

test.each([...makes])("%s: no model is without driven wheels", (make) => {
  const { typical, models } = modelFacts[make]!;
  for (const [model, rows] of Object.entries(models))
    expect(carsSold(typical, rows, 2005).commonest.drive, model).not.toBe("unknown");
});
