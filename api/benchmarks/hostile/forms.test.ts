import { expect, it } from "vitest";
import { expressionsOfData } from "./data-forms.ts";
import { formsOfReaders } from "./forms.ts";

const { matches, words, phrases } = formsOfReaders();

it("hostile texts are made of what the data files look for, too", () => {
  const found = (expression: RegExp) => [...matches, ...words].some((text) => expression.test(text));
  const missed = expressionsOfData().filter((expression) => !found(new RegExp(expression.source, "i")));
  expect(missed).toEqual([]);
  for (const word of ["xmsn", "rr&r", "wondering"]) expect(words).toContain(word);
  expect(phrases.some((phrase) => /^orang\w* cabl/.test(phrase))).toBe(true);
});
