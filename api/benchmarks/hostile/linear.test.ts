import { describe, expect, it } from "vitest";
import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import { formsOfReaders } from "./forms.ts";
import { tooSlow } from "./growth.ts";
import { formsOfRegExp } from "./regexp-forms.ts";
import { analysed } from "./sample-car.ts";
import { hostileTexts } from "./texts.ts";

/** One form in so many; `bun run bench linear` takes every one. */
const EVERY = 200;

const forms = formsOfReaders();
const texts = [...hostileTexts(forms, EVERY)];

describe("the hostile texts", () => {
  it("are made of every word, sign and number that the readers know", () => {
    expect(forms.phrases).toEqual(expect.arrayContaining(["front brake pads", "P0420"]));
    expect(forms.words).toEqual(expect.arrayContaining(["sensor", "pads", "squeal", "1", "+", "couple"]));
    expect(forms.matches.some((text) => /^\$?\d+(?:\.\d+)?/.test(text))).toBe(true);
    expect(forms.pumps.length).toBeGreaterThan(50);
    for (const text of texts) expect(text.of(20_000), text.name).toHaveLength(20_000);
  });

  it("hold what a regular expression matches, and what it takes any number of", () => {
    const { texts, pumps } = formsOfRegExp(/(?:left|right) door(?= is)|\$ ?[\d,]+|x{2,3}$/);
    expect(texts).toEqual(expect.arrayContaining(["left door", "right door", "$ 1", "$ ,", " is", "xx"]));
    expect(pumps).toEqual(expect.arrayContaining(["1", ","]));
  });
});

describe("a reader is called too slow", () => {
  /** What is said of a reader that takes so many milliseconds for so many characters. */
  const saidOf = (milliseconds: (length: number) => number) => {
    let length = 0;
    const read = (text: string) => {
      length = text.length;
    };
    const clock = (work: () => unknown) => {
      work();
      return milliseconds(length);
    };
    return tooSlow(read, { name: "x", of: (length) => "x".repeat(length) }, clock);
  };

  it("where twice the text takes four times as long", () => {
    expect(saidOf((length) => length ** 2 / 2e6)).toBe(
      "x takes ever longer: 1.25 kB 1 ms, 2.5 kB 3 ms, 5 kB 13 ms, 10 kB 50 ms, 20 kB 200 ms",
    );
  });

  it("where the longest takes too long", () => {
    expect(saidOf((length) => length / 60)).toContain("x takes too long");
  });

  it("and not where it grows with the text, or is no burden however it grows", () => {
    expect(saidOf((length) => length / 100)).toBeUndefined();
    expect(saidOf((length) => length ** 2 / 2e7)).toBeUndefined();
  });
});

describe.each(ISSUE_TYPES)("an analysis of %s", (issueType) => {
  it("takes time near linear in any text", { timeout: 300_000 }, () => {
    expect(texts.flatMap((text) => tooSlow((words) => analysed(issueType, words), text) ?? [])).toEqual([]);
  });
});
