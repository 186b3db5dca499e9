import { distance } from "fastest-levenshtein";
import { readEstimate } from "../../analysis/estimate/read-estimate.ts";
import type { PrintedLine } from "./layouts/layout.ts";
import type { Paper } from "./paper.ts";

/** How much of a paper was read. */
export interface Score {
  /** Printed lines, and those of them read with their amount beside their words. */
  lines: number;
  right: number;
  missed: PrintedLine[];
  /** Lines that were read and are not on the paper. */
  invented: { text: string; amount: number }[];
  totalRight: boolean;
}

/** Compares what is read out of a text with what is printed on the paper. */
export function scoreOf(text: string, printed: readonly PrintedLine[], paper: Pick<Paper, "total">): Score {
  const read = readEstimate(text);
  const found = [
    ...read.lines.flatMap(({ text: words, amount }) => (amount === undefined ? [] : [{ text: words, amount }])),
    ...read.fees,
    ...read.discounts,
  ];
  const missed: PrintedLine[] = [];
  for (const line of printed) {
    const at = found.findIndex((one) => sameAmount(one.amount, line.amount) && sameWords(line.text, one.text));
    if (at < 0) missed.push(line);
    else found.splice(at, 1);
  }
  return {
    lines: printed.length,
    right: printed.length - missed.length,
    missed,
    invented: found,
    totalRight: read.total !== undefined && sameAmount(read.total, paper.total),
  };
}

const sameAmount = (a: number, b: number) => Math.abs(Math.abs(a) - Math.abs(b)) < 0.005;

/** At least half of the printed words stand in what was read, a letter in four wrong at most. */
function sameWords(printed: string, read: string) {
  const words = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const seen = words(read);
  const wanted = words(printed);
  const found = wanted.filter((word) => seen.some((other) => distance(word, other) <= word.length / 4));
  return found.length * 2 >= wanted.length;
}
