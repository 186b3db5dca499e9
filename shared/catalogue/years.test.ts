import { expect, test } from "vitest";
import { firstYear, latestYear, years } from "./years.ts";

const today = new Date(2026, 5, 15);

test("model years run from the current year down to 1990, one by one", () => {
  const offered = years(today);
  expect(offered[0]).toBe(2026);
  expect(offered.at(-1)).toBe(1990);
  expect(offered).toHaveLength(37);
  expect(offered.every((year, i) => year === 2026 - i)).toBe(true);
});

test("a new model year is offered from New Year's Day", () => {
  expect(latestYear(new Date(2026, 11, 31, 23, 59))).toBe(2026);
  expect(latestYear(new Date(2027, 0, 1))).toBe(2027);
});

test("without a date given, the clock decides", () => {
  expect(years()).toContain(firstYear);
  expect(years()[0]).toBe(new Date().getFullYear());
});
