import { describe, expect, it } from "vitest";
import { CAUSES } from "../knowledge/causes/index.ts";
import { wordingOf } from "./wording.ts";

const likenessTo = wordingOf(CAUSES);
const likest = (text: string) => CAUSES.toSorted((a, b) => likenessTo(text)(b) - likenessTo(text)(a))[0]!;

describe("the likeness of words", () => {
  it("is greatest to the cause that is described in them", () => {
    for (const cause of CAUSES.filter((_, i) => i % 25 === 0))
      expect(likest(`${cause.name}. ${cause.description}`).id).toBe(cause.id);
  });

  it("is nothing without words in common", () => {
    for (const cause of CAUSES) expect(likenessTo("hola qué tal amigo")(cause)).toBe(0);
  });

  it("stays weak for a few words", () => {
    for (const cause of CAUSES) expect(likenessTo("check engine light")(cause)).toBeLessThan(2);
  });
});
