import { describe, expect, it } from "vitest";
import type { Row } from "./rows.ts";
import { lineOf } from "./text.ts";
import { trusted } from "./trust.ts";

/** A row of words and figures, the figures read with this confidence. */
const row = (text: string, sureness: number): Row =>
  text.split(" ").map((word, at) => ({
    text: word,
    confidence: /\d/.test(word) ? sureness : 96,
    left: at * 100,
    right: at * 100 + 80,
    top: 0,
    bottom: 20,
  }));
const paper = (battery: string, sureness: number) => [
  row(`Battery ${battery}`, sureness),
  row("Alternator 318.77", sureness),
  row("Labor 1.50 100.00 150.00", sureness),
  row("Subtotal 688.76", sureness),
];
const linesOf = (rows: readonly Row[]) => rows.map(lineOf).filter(Boolean);

describe("the figures of a page that is very hard to read", () => {
  it("count where the lines come to the printed sum", () => {
    const [page] = trusted([paper("219.99", 74)]);
    expect(page!.leftOut).toEqual([]);
    expect(linesOf(page!.rows)).toContain("Battery 219.99");
  });

  it("are left out where they do not, with what else their rows print, and named", () => {
    const [page] = trusted([paper("279.99", 74)]);
    expect(linesOf(page!.rows)).toEqual(["Battery", "Alternator", "Labor", "Subtotal"]);
    expect(linesOf(page!.leftOut)).toContain("Battery 279.99");
  });

  it("stay where they were read surely", () => {
    const [page] = trusted([[...paper("279.99", 74), row("Coolant flush 129.00", 95)]]);
    expect(linesOf(page!.rows)).toContain("Coolant flush 129.00");
  });
});

describe("the figures of a page that is hard to read", () => {
  it("count, and are named", () => {
    const [page] = trusted([paper("279.99", 84)]);
    expect(page!.leftOut).toEqual([]);
    expect(linesOf(page!.unsure)).toContain("Battery 279.99");
    expect(linesOf(page!.rows)).toContain("Battery 279.99");
  });

  it("are named no more where the lines come to the printed sum", () => {
    expect(trusted([paper("219.99", 84)])[0]!.unsure).toEqual([]);
  });
});

it("a page that is read well keeps its figures, whatever they come to", () => {
  const [page] = trusted([paper("279.99", 95)]);
  expect(page!.leftOut).toEqual([]);
  expect(linesOf(page!.rows)).toContain("Battery 279.99");
});

it("the sum may stand on another page", () => {
  const [first, second] = trusted([paper("219.99", 74).slice(0, 3), [row("Subtotal 688.76", 96)]]);
  expect([...first!.leftOut, ...second!.leftOut]).toEqual([]);
});
