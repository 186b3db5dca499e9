import { expect, it } from "vitest";
import { sum, times } from "./lists.ts";

it("makes as many as asked for, none for nothing", () => {
  expect(times(3, (index) => index * 2)).toEqual([0, 2, 4]);
  expect(times(0, () => 1)).toEqual([]);
});

it("sums up, nothing to zero", () => {
  expect(sum([1, 2.5, -4])).toBe(-0.5);
  expect(sum([])).toBe(0);
});
