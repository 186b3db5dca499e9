import { describe, expect, it } from "vitest";
import { CAUSES } from "../knowledge/causes/index.ts";
import { wordingOf } from "./wording.ts";

const similarityTo = wordingOf(CAUSES);
/** The causes of near-identical parts read much alike, so the described one has to be among the first three. */
const likest = (text: string) => {
  const similarity = similarityTo(text);
  return CAUSES.toSorted((a, b) => similarity(b) - similarity(a)).slice(0, 3);
};

describe("the similarity of words", () => {
  it("is greatest to the cause that is described in them", () => {
    for (const cause of CAUSES.filter((_, i) => i % 25 === 0))
      expect(likest(`${cause.name}. ${cause.description}`)).toContain(cause);
  });

  it("is nothing without words in common", () => {
    for (const cause of CAUSES) expect(similarityTo("hola qué tal amigo")(cause)).toBe(0);
  });

  it("stays weak for a few words", () => {
    for (const cause of CAUSES) expect(similarityTo("check engine light")(cause)).toBeLessThan(2);
  });
});
