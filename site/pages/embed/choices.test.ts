import { expect, test } from "vitest";
import { attributesOf, DEFAULT_CHOICES, readAccent, readFont } from "./choices.ts";

test("only what differs from the default becomes an attribute", () => {
  expect(attributesOf(DEFAULT_CHOICES)).toEqual({});
  expect(attributesOf({ ...DEFAULT_CHOICES, step: "issue-details", accent: "#006699" })).toEqual({
    accent: "#006699",
    step: "issue-details",
  });
});

test("a color is taken as people write it, and brought to one form", () => {
  expect([" #F60 ", "f60", "#FF6600"].map(readAccent)).toEqual(["#ff6600", "#ff6600", "#ff6600"]);
  for (const none of ["", "#12345", "orange", "#ff6600;", "url(x)"]) expect(readAccent(none), none).toBeUndefined();
});

test("a font list is taken, and nothing that could end or swallow a style", () => {
  expect(readFont("Georgia, serif")).toBe("Georgia, serif");
  for (const none of ["Georgia; color: red", "Georgia /*", "url(x)", "}", "a:b"])
    expect(readFont(none), none).toBeUndefined();
});
