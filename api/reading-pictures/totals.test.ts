import { describe, expect, it } from "vitest";
import type { Gray } from "./gray.ts";
import type { Recognizer } from "./recognizer.ts";
import type { Row } from "./rows.ts";
import { lineOf } from "./text.ts";
import { checkTotals } from "./totals.ts";
import { trusted } from "./trust.ts";

const HEIGHT = 20;
const STEP = 60;
/** A row at its place on the page: words of ten pixels a letter, the amount at the right. */
const rowAt = (line: string, at: number): Row => {
  const amount = / (\S+)$/.exec(line)![1]!;
  const word = (text: string, left: number) => ({
    ...{ text, confidence: 96, left, right: left + text.length * 10 },
    ...{ top: at * STEP + 20, bottom: at * STEP + 20 + HEIGHT },
  });
  const words = line.slice(0, -amount.length).trim().split(" ");
  return [...words.map((text, i) => word(text, 20 + i * 120)), word(amount, 800 - amount.length * 10)];
};
const picture: Gray = { data: new Uint8Array(900 * 1000).fill(255), width: 900, height: 1000 };

/** A recognizer that finds these lines when it is shown a row by itself, in this order; and how often it was asked. */
function recognizerOf(...lines: string[]) {
  let asked = 0;
  const recognizer: Pick<Recognizer, "wordsOn"> = { wordsOn: async () => rowAt(lines[asked++ % lines.length]!, 0) };
  return { recognizer, asked: () => asked };
}
const LINES = ["Front brake pads and rotors $540.00", "Water pump and coolant $389.50", "Four wheel alignment $150.80"];
const paper = (...lines: string[]) => [{ rows: lines.map(rowAt), picture }];
const stop = new AbortController().signal;
const linesOf = (rows: readonly Row[]) => rows.map(lineOf);

describe("a total below its own lines", () => {
  it("is read again, and the reading that comes out is taken", async () => {
    const { recognizer, asked } = recognizerOf("Total $1,139.00");
    const { pages, doubted, impossible } = await checkTotals(paper(...LINES, "Total $139.00"), recognizer, stop);
    expect(linesOf(pages[0]!).at(-1)).toContain("$1,139.00");
    expect([asked(), doubted, impossible]).toEqual([1, [], []]);
  });

  it("that stays below a single one of them counts for nothing, and both are named", async () => {
    const { recognizer } = recognizerOf("Total $139.00", ...LINES);
    const checked = await checkTotals(paper(...LINES, "Total $139.00"), recognizer, stop);
    expect(linesOf(checked.impossible)).toEqual([expect.stringContaining("$139.00")]);
    const [page] = trusted(checked.pages, checked);
    expect(linesOf(page!.rows).at(-1)).toBe("Total");
    expect(linesOf(page!.leftOut)).toEqual([expect.stringContaining("$139.00")]);
    expect(linesOf(page!.unsure)).toEqual(expect.arrayContaining([expect.stringContaining("$540.00")]));
  });

  it("that stays below their sum alone counts, and is named", async () => {
    const { recognizer } = recognizerOf("Total $939.00");
    const checked = await checkTotals(paper(...LINES, "Total $939.00"), recognizer, stop);
    const [page] = trusted(checked.pages, checked);
    expect(linesOf(page!.rows).at(-1)).toContain("$939.00");
    expect(linesOf(page!.unsure)).toEqual([expect.stringContaining("$939.00")]);
  });

  it("may be right, and a line of it have gained digits: that is read again, too", async () => {
    const { recognizer } = recognizerOf("Total $1,080.30", "Front brake pads and rotors $540.00");
    const lines = ["Front brake pads and rotors $5,400.00", ...LINES.slice(1)];
    const { pages, doubted, impossible } = await checkTotals(paper(...lines, "Total $1,080.30"), recognizer, stop);
    expect(linesOf(pages[0]!)[0]).toContain("$540.00");
    expect([...doubted, ...impossible]).toEqual([]);
  });

  it("is not looked at again when the time is up, and named all the same", async () => {
    const { recognizer, asked } = recognizerOf("Total $1,139.00");
    const checked = await checkTotals(paper(...LINES, "Total $139.00"), recognizer, AbortSignal.abort());
    expect([asked(), checked.impossible.length]).toEqual([0, 1]);
  });
});

it.each([["Total $1,080.30"], ["Total $1,139.00"], ["Coupon -$80.30", "Total $1,000.00"]])(
  "a paper that comes out is read once: %s",
  async (...sums) => {
    const { recognizer, asked } = recognizerOf("Total $1.00");
    const { doubted, impossible } = await checkTotals(paper(...LINES, ...sums), recognizer, stop);
    expect([asked(), doubted, impossible]).toEqual([0, [], []]);
  },
);
