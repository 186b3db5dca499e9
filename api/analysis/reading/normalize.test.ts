import { expect, it } from "vitest";
import { normalize } from "./normalize.ts";
import { wordsOf } from "./words.ts";

const rootsOf = (text: string) => wordsOf(normalize(text)).map(({ root }) => root);

it("keeps every character in its place", () => {
  for (const text of ["It won&#39;t start", "Caf\u00e9 \u2014 \u201cclunk\u201d", "<b>brakes</b> &amp; tires"])
    expect(normalize(text)).toHaveLength(text.length);
  expect(normalize("It won&#39;t start").indexOf("start")).toBe("It won&#39;t start".indexOf("start"));
});

it.each(["&#39;", "&#039;", "&apos;", "&rsquo;", "&#8217;", "\u2019"])(
  "reads a denial written with %s",
  (apostrophe) => {
    expect(rootsOf(`It won${apostrophe}t start`)).toEqual(rootsOf("It won't start"));
  },
);
