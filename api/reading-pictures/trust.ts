import { readEstimate } from "../analysis/estimate/read-estimate.ts";
import { medianOf, type Row } from "./rows.ts";
import { textOf } from "./text.ts";

/** Print gives figures that half are surer than 95. Handwriting and figures blurred together stay below, and one in four is wrong. */
const SURE = 91;
const LEAST_FIGURES = 3;

/** A page whose figures cannot be taken as read, and what is left of it without those in doubt. */
export interface Trusted {
  rows: Row[];
  /** Rows that lost a figure, as they were read. */
  leftOut: Row[];
}

/**
 * Nothing invented: the figures of a page that is hard to read count only where they were read surely, unless the lines of
 * the whole paper come to its own printed sum. Takes and gives the pages in their order.
 */
export function trusted(pages: readonly (readonly Row[])[]): Trusted[] {
  const isProven = pages.some(isShaky) && addsUp(pages.map(textOf).join("\n"));
  return pages.map((rows) => (isProven || !isShaky(rows) ? { rows: [...rows], leftOut: [] } : withoutDoubted(rows)));
}

/** With a figure in doubt the others of its row go too: a count or the price of one would pass for the amount. */
const withoutDoubted = (rows: readonly Row[]): Trusted => ({
  rows: rows.map((row) => (row.some(isDoubted) ? row.filter(({ text }) => !isMoney(text)) : row)),
  leftOut: rows.filter((row) => row.some(isDoubted)),
});

const isMoney = (text: string) => /\d[.,]\d{2}\W*$/.test(text);
const isDoubted = ({ text, confidence }: Row[number]) => confidence < SURE && isMoney(text);

function isShaky(rows: readonly Row[]) {
  const sureness = rows.flat().flatMap(({ text, confidence }) => (isMoney(text) ? [confidence] : []));
  return sureness.length >= LEAST_FIGURES && medianOf(sureness) < SURE;
}

/** The lines come to the printed subtotal, or to the total less the tax, to the cent. */
function addsUp(text: string) {
  const { lines, fees, discounts, subtotal, tax, total } = readEstimate(text);
  const sum = (charges: readonly { amount?: number }[]) => charges.reduce((all, { amount = 0 }) => all + amount, 0);
  const printed = subtotal ?? (total !== undefined && tax !== undefined ? total - tax : undefined);
  return printed !== undefined && Math.abs(sum(lines) + sum(fees) - sum(discounts) - printed) < 0.015;
}
