import { expect, test } from "vitest";
import { priceSteps } from "./PriceAxis.tsx";

test("the axis starts at nothing, holds the highest price and has four even, round steps", () => {
  expect(priceSteps(630)).toEqual([0, 200, 400, 600, 800]);
  expect(priceSteps(800)).toEqual([0, 200, 400, 600, 800]);
  expect(priceSteps(801)).toEqual([0, 250, 500, 750, 1000]);
  expect(priceSteps(95)).toEqual([0, 25, 50, 75, 100]);
});
