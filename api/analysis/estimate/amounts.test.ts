import { expect, it } from "vitest";
import { numbersOf } from "./amounts.ts";

const valuesOf = (row: string) => numbersOf(row).amounts.map(({ value }) => value);

it("a bare number in columns that print cents is part of the words", () => {
  expect(valuesOf("1  DR938-9345  Battery, group 35 AGM  205.86  205.86")).toEqual([205.86, 205.86]);
  expect(valuesOf("Battery, group 35  $205.86")).toEqual([205.86]);
});

it("a bare number in columns without cents, and in a sentence, is money", () => {
  expect(valuesOf("Front brakes  450")).toEqual([450]);
  expect(valuesOf("brakes 450, rotors 300.50")).toEqual([450, 300.5]);
});
