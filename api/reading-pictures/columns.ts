import { medianOf, type Row } from "./rows.ts";
import { heightOf } from "./words.ts";

/** As many rows must break at the same place before it counts as the gap between two columns. */
const LEAST_ROWS = 2;
const AMOUNT = /^[-($]*\d[\d,]*[.,:]\d{2}\)?$/;

/**
 * Papers with parts on the left and labor on the right have two lines of the estimate in one row. Where rows hold words
 * and an amount twice, with the gap at one place, the left column comes first and the right one after it.
 */
export function unfolded(rows: readonly Row[]): Row[] {
  const gaps = rows.map(gapOf);
  const found = gaps.filter((gap) => gap !== undefined);
  if (found.length < LEAST_ROWS) return [...rows];
  const gutter = { from: medianOf(found.map(({ from }) => from)), to: medianOf(found.map(({ to }) => to)) };
  const first = gaps.findIndex((gap) => gap !== undefined);
  const last = gaps.findLastIndex((gap) => gap !== undefined);
  const [above, inside, below] = [rows.slice(0, first), rows.slice(first, last + 1), rows.slice(last + 1)];
  const [lefts, rights]: [Row[], Row[]] = [[], []];
  for (const row of inside) {
    const [left, right] = gapAt(row, gutter) ? halves(row, gutter) : [row, []];
    if (left.length > 0) lefts.push(left);
    if (right.length > 0) rights.push(right);
  }
  return [...above, ...lefts, ...rights, ...below];
}

interface Gap {
  from: number;
  to: number;
}

/** The gap behind an amount, where words and another amount follow it. */
function gapOf(row: Row): Gap | undefined {
  const height = medianOf(row.map(heightOf));
  for (const [at, word] of row.entries()) {
    const next = row[at + 1];
    if (!next || !AMOUNT.test(word.text) || next.left - word.right < height * 0.8) continue;
    const [left, right] = [row.slice(0, at), row.slice(at + 1)];
    if (
      hasWords(left) &&
      hasWords(right.slice(0, -1)) &&
      /[A-Za-z]{3}/.test(right[0]!.text + (right[1]?.text ?? "")) &&
      AMOUNT.test(right.at(-1)!.text)
    )
      return { from: word.right, to: next.left };
  }
  return undefined;
}

const hasWords = (row: Row) => row.some(({ text }) => /[A-Za-z]{3}/.test(text));
const middle = ({ from, to }: Gap) => (from + to) / 2;
const halves = (row: Row, gap: Gap): [Row, Row] => [
  row.filter((word) => (word.left + word.right) / 2 < middle(gap)),
  row.filter((word) => (word.left + word.right) / 2 >= middle(gap)),
];
/** Whether no word of the row lies across the gap. */
const gapAt = (row: Row, gap: Gap) => row.every(({ left, right }) => right <= middle(gap) || left >= middle(gap));
