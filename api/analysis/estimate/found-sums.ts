import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { type Charge, labelOf, type ReadEstimate } from "./estimate-lines.ts";
import type { Piece } from "./piece.ts";

const { beforeTax, contingent, elsewhere, statement } = KNOWLEDGE.estimateWords;
const BEFORE_TAX = new RegExp(beforeTax, "i");
/** Words of what stands beside a paper: what hangs on something, what somebody else asks, what the owner tells. */
const BESIDE = [contingent, elsewhere].map((words) => new RegExp(words, "i"));
const TOLD = new RegExp(statement, "i");

/** Dollars that a sum told in words may be rounded by. */
const ROUNDED = 1;

/**
 * Finds by arithmetic what the words leave open. A price that the others come to is their sum: "parts 890, labor
 * 1,417.50, coolant 96. = $2,403.50", "$760: gasket set 115, labor 587.50, coolant 57.50". What is told behind it and
 * hangs on something, or is somebody else's, is set aside; so is talk of the owner, where without it the lines come to
 * the printed total. Changes `read`.
 */
export function findSums(read: ReadEstimate): void {
  read.lines = withoutRepeated(read.lines);
  if (read.total === undefined && read.subtotal === undefined) nameSum(read);
  else leaveOutTalk(read);
}

/** A sum that is said to be before tax is the subtotal as well. Changes `read`. */
export function nameUntaxed(read: ReadEstimate): void {
  const amount = read.total ?? read.subtotal;
  if (amount === undefined || read.tax !== undefined || !isBeforeTax(amount, read.text)) return;
  read.subtotal ??= amount;
  read.total ??= amount;
}

/** "Is 2,890 the going rate?" is the price that stands above. */
const withoutRepeated = (lines: ReadEstimate["lines"]) =>
  lines.filter(
    ({ amount, work, text }, at) =>
      amount === undefined ||
      work.length > 0 ||
      !TOLD.test(text) ||
      !lines.slice(0, at).some((above) => above.amount === amount),
  );

function nameSum(read: ReadEstimate) {
  const priced = read.lines.filter(({ amount = 0 }) => amount > 0);
  // Labor may by chance be what the parts come to: a line with a name of its own is a sum where it stands first.
  const named = priced.filter(({ covers, work }, at) => covers === "job" && (at === 0 || work.length === 0));
  const open: Piece[] = [...named, ...(read.wordless ?? [])].sort((a, b) => a.start - b.start);
  const isSum = (one: Piece) =>
    [priced.filter(({ start }) => start < one.start), priced.filter(({ start }) => start > one.start)].some((others) =>
      isSumOf(one.amount!, others, read),
    );
  const sum = open.find(isSum);
  if (!sum) return;
  read.total = sum.amount;
  const isFirst = priced.every(({ start }) => start >= sum.start);
  // "Front struts 1,250: struts 800, labor 350, alignment 100": its words name the work, its price is that of the parts
  // below.
  read.lines = read.lines.flatMap((line) => {
    if (line.start !== sum.start || line.amount !== sum.amount) return [line];
    return isFirst && line.work.length > 0 ? [{ ...line, amount: undefined }] : [];
  });
  const isAside = ({ start, text }: Piece) => !isFirst && start > sum.start && BESIDE.some((words) => words.test(text));
  setAside(read, isAside);
}

/** Lines of talk are no part of the paper where it meets its total without them. */
function leaveOutTalk(read: ReadEstimate) {
  const isTalk = ({ text }: { text: string }) => TOLD.test(text) || BESIDE.some((words) => words.test(text));
  const whole = read.total ?? read.subtotal!;
  const paper = {
    ...read,
    tax: read.total === undefined ? 0 : read.tax,
    discounts: read.discounts.filter((one) => !isTalk(one)),
  };
  const priced = read.lines.filter(({ amount }) => amount !== undefined);
  const ofPaper = priced.filter((one) => !isTalk(one));
  const isLess = ofPaper.length < priced.length || paper.discounts.length < read.discounts.length;
  if (!isLess || isSumOf(whole, priced, read) || !isSumOf(whole, ofPaper, paper)) return;
  setAside(read, isTalk);
  read.discounts = paper.discounts;
}

function setAside(read: ReadEstimate, isAside: (line: Piece) => boolean) {
  const aside = read.lines.flatMap((line): Charge[] =>
    line.amount !== undefined && isAside(line) ? [{ text: labelOf(line.text), amount: line.amount }] : [],
  );
  if (aside.length === 0) return;
  read.setAside = [...(read.setAside ?? []), ...aside];
  read.lines = read.lines.filter((line) => line.amount === undefined || !isAside(line));
}

/**
 * Whether a price is what two or more others come to, with the fees and less the discounts, with or without the tax.
 */
function isSumOf(amount: number, others: readonly Piece[], { fees, discounts, tax = 0 }: ReadEstimate): boolean {
  const sumOf = (amounts: readonly { amount?: number }[]) => amounts.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const [charged, off] = [sumOf(fees), sumOf(discounts)];
  if (others.length === 0 || others.length + fees.length < 2) return false;
  const lines = sumOf(others);
  return [lines, lines + charged, lines + charged - off, lines + charged - off + tax].some(
    (sum) => Math.abs(sum - amount) <= (Number.isInteger(amount) ? ROUNDED : 0.02),
  );
}

const WRITTEN = /\d[\d,]*(?:\.\d{1,2})?/g;

/** Whether the amount, as it is written, is followed by "plus tax", or the total is named so. */
function isBeforeTax(amount: number, text: string): boolean {
  const isIt = (match: RegExpExecArray) => {
    const end = match.index + match[0].length;
    return Number(match[0].replace(/,/g, "")) === amount && BEFORE_TAX.test(text.slice(end, end + 40));
  };
  return [...text.matchAll(WRITTEN)].some(isIt) || /\btotal before tax\b/i.test(text);
}
