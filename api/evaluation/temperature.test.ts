import { expect, it } from "vitest";
import { TEMPERATURE } from "../analysis/ranking/hypotheses.ts";
import { readCaseFile, TUNING } from "./case-file.ts";
import { fitTemperature } from "./temperature.ts";

it("finds the ranking's temperature near the best of the tuning half", { timeout: 60_000 }, async () => {
  const { best, present } = fitTemperature((await readCaseFile(TUNING)).evalCases);
  expect(best.loss).toBeLessThanOrEqual(present.loss);
  expect(Math.abs(best.temperature - TEMPERATURE)).toBeLessThan(0.15);
});

it("needs cases whose cause is known", () => {
  expect(() => fitTemperature([])).toThrow("cause is known");
});
