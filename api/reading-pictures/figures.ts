import type { Row } from "./rows.ts";
import { heightOf, type Word } from "./words.ts";

/** Money with its cents: what most papers print in every line. */
export const CENTS = /^[-(]?\$?\d{1,3}(?:,?\d{3})*\.\d{2}\)?$/;
/** Figures with what is taken for one by mistake: O for 0, l and I for 1, S and § for $ in front. */
const LIKE_FIGURES = /^[-(]?[$S§s]{0,2}[\dOoIl|,.:;]*\d[\dOoIl|,.:;]*\)?$/;

/** Mends the figures of a page where only one reading makes money of them; what is left in doubt stays as it was read. */
export function mendFigures(rows: readonly Row[]): Row[] {
  const shaped = rows.map((row) => joinTorn(row).map(reshape));
  return shaped.map((row) => row.map((word) => withPoint(word, shaped)));
}

/**
 * "$1 35.00", "$160 54", "$1 ,139 .00": one figure that was torn apart. Where every letter is as wide as the others a
 * point and a comma stand in so much white that they are often taken for the beginning of a word.
 */
function joinTorn(row: Row): Row {
  const joined: Row = [];
  for (const word of row) {
    const before = joined.at(-1);
    const gap = before ? word.left - before.right : 0;
    const narrow = before && gap < heightOf(before) * 0.75;
    const near = before && gap < heightOf(before) * 1.2;
    if (near && /^[-(]?\$?\d{1,3}(?:,\d{3})*$/.test(before.text) && /^(?:,\d{3}|[.,:]\d{2}\)?$)/.test(word.text))
      joined.splice(-1, 1, both(before, word, ""));
    else if (near && /^[-(]?\$$/.test(before.text) && /^\d/.test(word.text))
      joined.splice(-1, 1, both(before, word, ""));
    else if (narrow && /^[-(]?\$\d{0,3},?$/.test(before.text) && /^\d{1,3}(?:,\d{3})?\.\d{2}$/.test(word.text))
      joined.splice(-1, 1, both(before, word, ""));
    else if (narrow && /^[-(]?\$?\d[\d,]*\.?$/.test(before.text) && /^\d{2}$/.test(word.text) && endsRow(word, row))
      joined.splice(-1, 1, both({ ...before, text: before.text.replace(/\.$/, "") }, word, "."));
    else joined.push(word);
  }
  return joined;
}

const endsRow = (word: Word, row: Row) => row.at(-1) === word;
const both = (a: Word, b: Word, between: string): Word => ({
  text: a.text + between + b.text,
  confidence: Math.min(a.confidence, b.confidence),
  left: a.left,
  right: b.right,
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Letters taken for digits, signs for a point: only where money comes out, which nothing else looks like. */
function reshape(word: Word): Word {
  const bare = word.text.replace(/^[|!'‘’"“”_=~*©®—–]+(?=[-$S§(]?\d)|[|!'‘’"“”_=~*©®,.;:—–]+$/g, "");
  if (!LIKE_FIGURES.test(bare)) return word;
  const digits = bare
    .replace(/^([-(]?)[$S§s]+/, "$1$")
    .replace(/[Oo]/g, "0")
    .replace(/[Il|]/g, "1")
    .replace(/[:;]/g, ".")
    .replace(/,(?=\d{2}\)?$)/, ".")
    .replace(/\.(?=.*\.)/g, ",");
  return CENTS.test(digits) ? { ...word, text: digits } : { ...word, text: /^[\d$]/.test(bare) ? bare : word.text };
}

/** Digits without a point, in a column where the others have one. */
function withPoint(word: Word, rows: readonly Row[]): Word {
  if (!/^[-(]?\$?\d{3,7}\)?$/.test(word.text)) return word;
  const height = heightOf(word);
  const column = rows.flatMap((row) =>
    row.filter((other) => other !== word && Math.abs(other.right - word.right) < height && /\d/.test(other.text)),
  );
  const withCents = column.filter(({ text }) => CENTS.test(text)).length;
  const whole = column.filter(({ text }) => /^\$?\d[\d,]*$/.test(text)).length;
  if (withCents < 2 || withCents < whole * 2) return word;
  return { ...word, text: word.text.replace(/(\d{2})(\)?)$/, ".$1$2") };
}

/** Is most money of the page printed with cents? Then whole numbers without a dollar sign are no money. */
export const printsCents = (rows: readonly Row[]) => rows.flat().filter(({ text }) => CENTS.test(text)).length >= 3;

/** Rows whose money was read with little confidence, or does not come out: the products and sums of a row. */
export const doubtfulRows = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => {
    const money = row.filter(({ text }) => CENTS.test(text));
    return money.some(({ confidence }) => confidence < UNSURE) || isNearlyRight(row);
  });

const UNSURE = 55;

/** Hours × rate or parts + labor miss the amount behind them by one digit: one of them was misread. */
function isNearlyRight(row: Row): boolean {
  const numbers = row.flatMap(({ text }) =>
    /^[-(]?\$?[\d,]*\.?\d+\)?$/.test(text) ? [Number(text.replace(/[^\d.]/g, ""))] : [],
  );
  const last = numbers.at(-1);
  const [a, b] = [numbers.at(-3), numbers.at(-2)];
  if (last === undefined || a === undefined || b === undefined || last < 10) return false;
  const missed = [a * b, a + b].map((expected) => differences(expected.toFixed(2), last.toFixed(2)));
  return missed.includes(1) && !missed.includes(0);
}

/** How many digits differ; many where one number is longer. */
const differences = (a: string, b: string) =>
  a.length === b.length ? Array.from(a).filter((character, at) => character !== b[at]).length : a.length;
