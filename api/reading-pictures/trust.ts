import { readEstimate } from "../analysis/estimate/read-estimate.ts";
import { medianOf, type Row } from "./rows.ts";
import { textOf } from "./text.ts";

/**
 * Print gives figures that half are surer than 95. Where half stay below, by hand or blurred, some are wrong: one in
 * four by hand.
 */
const SURE = 91;
/** Where half stay below this, most are wrong. */
const LOST = 80;
const LEAST_FIGURES = 3;

/** A page with what cannot be taken as read. */
export interface Trusted {
  rows: Row[];
  /** Rows that lost a figure, as they were read. */
  leftOut: Row[];
  /** Rows whose figures count, and may be wrong. */
  unsure: Row[];
}

/** Rows of which more is known than how surely they were read: see `CheckedTotals`. */
interface Known {
  doubted?: readonly Row[];
  impossible?: readonly Row[];
}

/**
 * Nothing invented: of a page that is hard to read the figures that were not read surely are named, and of one that is
 * very hard to read they do not count, unless the lines of the whole paper come to its own printed sum. What cannot be
 * right never counts. Takes and gives the pages in their order.
 */
export function trusted(
  pages: readonly (readonly Row[])[],
  { doubted: known = [], impossible = [] }: Known = {},
): Trusted[] {
  const isProven = pages.some((rows) => surenessOf(rows) < SURE) && addsUp(pages.map(textOf).join("\n"));
  return pages.map((rows) => {
    const faint = isProven || surenessOf(rows) >= SURE ? [] : rows.filter((row) => row.some(isDoubted));
    const isLost = surenessOf(rows) < LOST;
    const leftOut = rows.filter((row) => impossible.includes(row) || (isLost && faint.includes(row)));
    const unsure = rows.filter((row) => !leftOut.includes(row) && (known.includes(row) || faint.includes(row)));
    return { rows: rows.map((row) => (leftOut.includes(row) ? withoutMoney(row) : row)), leftOut, unsure };
  });
}

/** With a figure in doubt the others of its row go too: a count or the price of one would pass for the amount. */
const withoutMoney = (row: Row) => row.filter(({ text }) => !isMoney(text));

const isMoney = (text: string) => /\d[.,]\d{2}\W*$/.test(text);
const isDoubted = ({ text, confidence }: Row[number]) => confidence < SURE && isMoney(text);

/** The confidence that half the figures of a page have, 0 to 100; a page of few figures is taken as it is. */
function surenessOf(rows: readonly Row[]) {
  const sureness = rows.flat().flatMap(({ text, confidence }) => (isMoney(text) ? [confidence] : []));
  return sureness.length < LEAST_FIGURES ? 100 : medianOf(sureness);
}

/** The lines come to the printed subtotal, or to the total less the tax, to the cent. */
function addsUp(text: string) {
  const { lines, fees, discounts, subtotal, tax, total } = readEstimate(text);
  const sum = (charges: readonly { amount?: number }[]) => charges.reduce((all, { amount = 0 }) => all + amount, 0);
  const printed = subtotal ?? (total !== undefined && tax !== undefined ? total - tax : undefined);
  return printed !== undefined && Math.abs(sum(lines) + sum(fees) - sum(discounts) - printed) < 0.015;
}
