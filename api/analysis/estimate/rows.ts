import { wordsOf } from "../parts/words.ts";
import { type Amount, numbersOf } from "./amounts.ts";

/** One priced thing of an estimate: its words and what stands for it, with its place in the text. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** Dollars; negative for a credit. Absent: words without a price. */
  amount?: number;
  /** Where the row prints both: the share of parts and of labor in `amount`. */
  parts?: number;
  labor?: number;
  hours?: number;
  quantity?: number;
}

const HOURS = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\s*(?:hrs?\b|hours?\b|h\b)/i;
const QUANTITY = /(?:^|\s)(?:qty:?\s*(\d{1,2})(?!\d)|(\d{1,2})\s*(?:x|ea)\b|x\s?(\d{1,2})\b|\((\d{1,2})\))/i;

/** A row, or a sentence of one: "1. Brake fluid" and "N. Central Ave" are no ends of sentences. */
const SENTENCE = /(?:(?!(?<=[a-z)\d]{2}[.]|[?!])\s+[A-Z])[^\n\r;•])+/g;

/** The pieces of a text: a row of a printed estimate is one, a sentence with three prices is three. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(SENTENCE)) {
    for (const piece of piecesOfRow(match[0])) {
      pieces.push({ ...piece, start: piece.start + match.index, end: piece.end + match.index });
    }
  }
  return pieces.filter((piece) => /[a-z]/i.test(piece.text) || piece.amount !== undefined);
}

function piecesOfRow(row: string): Piece[] {
  const { amounts, numbers } = numbersOf(row);
  const whole = { text: row.trim(), start: 0, end: row.length, ...counted(row) };
  if (amounts.length === 0) return [whole];
  if (amounts.length === 1) return [{ ...whole, amount: signed(amounts[0]!, row) }];
  const labeled = partsAndLabor(row, amounts);
  if (labeled) return [{ ...whole, ...labeled }];
  const last = amounts.at(-1)!;
  const earlier = amounts.slice(0, -1).map(({ value }) => value);
  const wordsBetween = amounts
    .slice(1)
    .some(({ start }, index) => /[a-z]{3}/i.test(withoutUnits(row.slice(amounts[index]!.end, start))));
  if (isProduct(last.value, numbers.slice(0, numbers.lastIndexOf(last.value)))) {
    return [{ ...whole, ...factors(row, last.value, numbers), amount: signed(last, row) }];
  }
  if (earlier.length === 2 && near(earlier[0]! + earlier[1]!, last.value) && !wordsBetween) {
    return [{ ...whole, amount: last.value, parts: earlier[0], labor: earlier[1] }];
  }
  if (!wordsBetween) return [{ ...whole, amount: signed(last, row) }];
  return splitAt(row, amounts);
}

type Chunk = [from: number, to: number];

/**
 * Several prices in one sentence: "$450 for brakes and $300 for rotors", "brakes 450, rotors 300". A price followed by
 * "for" has its words behind it, another one as the sentence begins: with words that name something, or without.
 */
function splitAt(row: string, amounts: readonly Amount[]): Piece[] {
  const starts = [0, ...amounts.map(({ end }) => end)];
  const ends = [...amounts.map(({ start }) => start), row.length];
  const chunks = starts.map((start, index): Chunk => [start, ends[index]!]);
  const textOf = (chunk: Chunk) => row.slice(...chunk);
  const usuallyBehind = !namesSomething(textOf(chunks[0]!));
  const isBehind = amounts.map((_, index) => {
    const behind = textOf(chunks[index + 1]!);
    return /[a-z]{2}/i.test(behind) && (usuallyBehind || /^\s*(?:dollars\s+|bucks\s+)?(?:for|to|on)\b/i.test(behind));
  });
  const piece = ([from, to]: Chunk, amount?: Amount): Piece => {
    const text = row.slice(from, to);
    const start = amount ? Math.min(from, amount.start) : from;
    const end = amount ? Math.max(to, amount.end) : to;
    const sum = amount && /^\s*=\s*\$?\s*$/.test(text) ? "total" : trimmed(text);
    return { text: sum, start, end, amount: amount && signed(amount, row), ...counted(text) };
  };
  const claimed = new Set<number>();
  const priced = amounts.map((amount, index) => {
    const at = isBehind[index] ? index + 1 : index;
    if (!isBehind[index] && claimed.has(at)) return piece(tailOf(chunks[at]!, row), amount);
    claimed.add(at);
    const shared = isBehind[index] && amounts[index + 1] && !isBehind[index + 1];
    return piece(shared ? headOf(chunks[at]!, row) : chunks[at]!, amount);
  });
  const bare = chunks.filter((_, at) => !claimed.has(at)).map((chunk) => piece(chunk));
  return [...priced, ...bare.filter(({ text }) => /[a-z]{3}/i.test(text))].sort((a, b) => a.start - b.start);
}

/** Words between two prices that belong to both: the first has what stands before the last comma, the second the rest. */
const lastClause = ([from, to]: Chunk, row: string) =>
  from + Math.max(0, row.slice(from, to).search(/(?:[,.]|\band\b)(?!.*(?:[,.]|\band\b))/i));
const headOf = (chunk: Chunk, row: string): Chunk => [
  chunk[0],
  lastClause(chunk, row) > chunk[0] ? lastClause(chunk, row) : chunk[1],
];
const tailOf = (chunk: Chunk, row: string): Chunk => [lastClause(chunk, row), chunk[1]];

/** Whether words are left besides talk ("they want", "quoted me"). */
const namesSomething = (text: string) => /\b(?:labor|parts?)\b/i.test(text) || wordsOf(text).length > 0;

/** "Parts $220.00 Labor $290.00 Total $510.00" in one row. */
function partsAndLabor(row: string, amounts: readonly Amount[]) {
  const labelOf = ({ start }: Amount) =>
    /\b(parts?|labor|total|ext)\b[^a-z0-9]*$/i.exec(row.slice(Math.max(0, start - 20), start))?.[1]?.toLowerCase();
  const labels = amounts.map(labelOf);
  const parts = amounts[labels.findIndex((label) => label?.startsWith("part"))]?.value;
  const labor = amounts[labels.indexOf("labor")]?.value;
  if (parts === undefined || labor === undefined) return undefined;
  const amount = amounts[labels.indexOf("total")]?.value ?? parts + labor;
  return near(amount, parts + labor) ? { parts, labor, amount } : undefined;
}

const counted = (text: string): Pick<Piece, "hours" | "quantity"> => {
  const quantity = QUANTITY.exec(text)?.slice(1).find(Boolean);
  const hours = HOURS.exec(text)?.[1];
  return { hours: hours ? Number(hours) : undefined, quantity: quantity ? Number(quantity) : undefined };
};

/** Quantity or hours from a row like "Rotor 2 75.00 150.00" or "Labor 2.0 145.00 290.00". */
function factors(row: string, product: number, numbers: readonly number[]): Pick<Piece, "hours" | "quantity"> {
  const unit = numbers.find((number, index) =>
    numbers.some((other, at) => at !== index && near(number * other, product)),
  );
  const stated = counted(row);
  if (stated.hours || stated.quantity || unit === undefined) return stated;
  return /labor/i.test(row) || !Number.isInteger(unit) ? { hours: unit } : { quantity: unit };
}

function isProduct(product: number, numbers: readonly number[]) {
  return numbers.some((a, i) => numbers.some((b, j) => i < j && near(a * b, product)));
}

/** "-$50.00", "(50.00)" and "$-50" are credits. */
function signed({ value, start, end }: Amount, row: string) {
  const before = row.slice(Math.max(0, start - 12), start);
  const negative = /[-−]\s*\$?\s*$|\$\s*[-−]\s*$/.test(before) && !/[a-z0-9]\s*[-−]\s*\$?\s*$/i.test(before);
  const spaced = /\s[-−]\$?\s*$/.test(before) && !/\s[-−]\s+\$?\s*$/.test(before);
  const bracketed = /\(\s*\$?\s*$/.test(before) && /^\s*\)/.test(row.slice(end, end + 8));
  return negative || spaced || bracketed ? -value : value;
}

const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.02, b * 0.002);
const withoutUnits = (text: string) => text.replace(/\b(?:hrs?|hours?|each|per|qty|at|usd)\b/gi, "");
const trimmed = (text: string) => text.replace(/^[\s,.:+&-]+|[\s,.:$+&(-]+$/g, "");
