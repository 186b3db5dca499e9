import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { findRepairs } from "../parts/find-repairs.ts";
import { wordsOf } from "../parts/words.ts";
import { stretchesOf } from "../reading/stretches.ts";
import { type Amount, numbersOf } from "./amounts.ts";
import { isDiscount } from "./kinds.ts";
import { asMeant, withFiguresInRows } from "./pasted-text.ts";
import type { Piece } from "./piece.ts";
import { withUnitRows } from "./unit-rows.ts";

const HOURS = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?|\.\d{1,2})\s*(?:hrs?\b|hours?\b|h\b)/i;
const QUANTITY = /(?:^|\s)(?:qty:?\s*(\d{1,2})(?!\d)|(\d{1,2})\s*(?:x|ea)\b|x\s?(\d{1,2})\b|\((\d{1,2})\))/i;

/**
 * A row, or a sentence of one: "1. Brake fluid" and "N. Central Ave" are no ends of sentences. Owners who begin them
 * small end one behind a price with cents, a "?" or "!", and behind a longer word that no paper cuts short.
 */
const SENTENCE = new RegExp(
  [
    String.raw`(?:(?!(?<=[a-z)\d]{2}[.]|[?!])\s+[A-Z]|(?<=\.\d\d\.|[?!])\s+[a-z]`,
    String.raw`(?<=(?<!\b(?:${KNOWLEDGE.estimateWords.cutShort}))(?<=[a-z]{4})\.)\s+(?:[a-z]{3}|\$?\d[\d,.]*\s*(?:\+|plus|and|before)\s*tax))[^\n\r;•])+`,
  ].join("|"),
  "g",
);

/** Characters of the longest row that is read in one: several sentences without a full stop. */
const LONGEST_ROW = 600;

/** The pieces of a text: a row of a printed estimate is one, a sentence with three prices is three. */
export function piecesOf(pasted: string): Piece[] {
  const text = withFiguresInRows(asMeant(pasted));
  const pieces: Piece[] = [];
  for (const match of text.matchAll(SENTENCE)) {
    for (const row of stretchesOf(match[0], LONGEST_ROW)) {
      const from = match.index + row.start;
      for (const piece of piecesOfRow(row.text))
        pieces.push({ ...piece, start: piece.start + from, end: piece.end + from });
    }
  }
  return withUnitRows(pieces.filter((piece) => /[a-z]/i.test(piece.text) || piece.amount !== undefined));
}

function piecesOfRow(row: string): Piece[] {
  const { amounts: read, numbers } = numbersOf(row);
  const amounts = withoutUnitPrices(read, row);
  const whole = { text: row.trim(), start: 0, end: row.length, ...counted(row) };
  if (amounts.length === 0) return [whole];
  if (amounts.length === 1)
    return [
      { ...whole, amount: signed(amounts[0]!, row) * piecesAt(amounts[0]!, row.slice(0, amounts[0]!.start), row) },
    ];
  const labeled = partsAndLabor(row, amounts);
  if (labeled) return [{ ...whole, ...labeled }];
  const last = amounts.at(-1)!;
  const earlier = amounts.slice(0, -1).map(({ value }) => value);
  const wordsBetween = amounts
    .slice(1)
    .some(({ start }, index) => /[a-z]{3}/i.test(withoutUnits(row.slice(amounts[index]!.end, start))));
  if (!wordsBetween && isProduct(last.value, numbers.slice(0, numbers.lastIndexOf(last.value)))) {
    return [{ ...whole, ...factors(row, last.value, numbers), amount: signed(last, row) }];
  }
  if (earlier.length === 2 && near(earlier[0]! + earlier[1]!, last.value) && !wordsBetween) {
    return [{ ...whole, amount: last.value, parts: earlier[0], labor: earlier[1] }];
  }
  const isCredited = amounts.length === 2 && earlier[0] === last.value && signed(last, row) < 0;
  if (isCredited) return [{ ...whole, amount: 0 }];
  const inColumns = !wordsBetween && !/^\s*(?:for|on)\b/i.test(row.slice(last.end));
  if (inColumns) return [{ ...whole, amount: signed(last, row) }];
  return splitAt(row, amounts);
}

/** "4 tires 215 ea = 860", "labor 3.0 @ 125 375.00" are one price: the first is that of one piece, or of an hour. */
const withoutUnitPrices = (amounts: readonly Amount[], row: string) =>
  amounts.filter((amount, index) => {
    const next = amounts[index + 1];
    const count = /(?<![\w/.])(\d+(?:\.\d+)?)\s*(?:(?:h\w*|ea|qty)?\s*[@x×*]|h(?:rs?|ours?)\b|\s)\s*\$?$/i.exec(
      row.slice(0, amount.start),
    )?.[1];
    if (next && count && /^[\s=$]*$/.test(row.slice(amount.end, next.start)))
      return !near(Number(count) * amount.value, next.value);
    if (!next || !/^\s*(?:ea\w*\.?|each|apiece|per \w+)?\s*=\s*\$?\s*$/i.test(row.slice(amount.end, next.start)))
      return true;
    const times = next.value / amount.value;
    return !(times >= 2 && times <= 16 && Math.abs(times - Math.round(times)) < 0.01);
  });

/** How many a price is for: "2 rear calipers $189.99 each" is two. */
function piecesAt({ end }: Amount, label: string, row: string) {
  const count = /(?:^|[\s,:])(\d{1,2})\s+[a-z][a-z\s-]*\$?\s*$/i.exec(label)?.[1];
  return count && /^\s*(?:each|ea\b|apiece)/i.test(row.slice(end)) ? Number(count) : 1;
}

type Span = readonly [from: number, to: number];

/** Words that end what was said of one price and begin what is said of the next. */
const PARTING = /[,;+]|\.\s|\b(?:and|plus|then|so|but)\b/gi;
/** Right behind a price, these words belong to it: "$450 for brakes", "310 parts", "250 installed". */
const BELONGS_BEFORE =
  /^\s*(?:dollars\b|bucks\b|usd\b)?\s*(?:for|to|on|in|installed|each|with|w\/|incl\w*|parts?\s*(?:and|&|\+|n)\s*labou?r)\b/i;
/** "2 hrs labor, total": words with no price of their own before a sum. */
const BEFORE_TOTAL = /^(.*)[,;(]\s*(?:the |grand |sub ?)*tot(?:al)?\b[^,;]*$/i;
/** "310 parts 420 labor": where a row says both so, behind its prices. */
const HALF_BEHIND = /^\s*(?:in )?(?:parts?|labou?r)\b/i;
/** "$770 labor, parts $415": said of the price before it wherever the clause ends with it. */
const HALF_ENDING =
  /^\s*(?:in |for )?(?:parts?|labou?r)\b(?!\s*(?:and|&|\+|n)\s*(?:parts?|labou?r)\b)(?=\s*(?:[,;+&=]|\.(?!\d)|and\b|plus\b|$))/i;
/** "$3,200 new from the dealer, refurbished $1,500": so is a grade, where the clause names no work. */
const GRADE_BEHIND = new RegExp(`^\\s*(?:${KNOWLEDGE.estimateWords.grades})[^,;+.]{0,30}(?=[,;+.])`, "i");

/**
 * Several prices in one sentence: "$450 for brakes and $300 for rotors", "brakes 450, rotors 300". Of the words between
 * two prices, those up to the last comma or "and" may tell of the first, the rest tells of the second.
 */
function splitAt(row: string, amounts: readonly Amount[]): Piece[] {
  const pieces: Piece[] = [];
  const said = (span: Span) => row.slice(...span);
  const behindEach = amounts.map(({ end }) => HALF_BEHIND.exec(row.slice(end))?.[0].trim().charAt(0).toLowerCase());
  const halvesBehind = behindEach.includes("p") && behindEach.includes("l");
  const isLabeledBefore = namesBefore(row, amounts);
  let label: Span = [0, amounts[0]!.start];
  amounts.forEach((amount, index) => {
    const total = BEFORE_TOTAL.exec(said(label))?.[1];
    if (total && namesSomething(total)) {
      pieces.push({ text: trimmed(total), start: label[0], end: label[0] + total.length, ...counted(total) });
      label = [label[0] + total.length, label[1]];
    }
    const gap: Span = [amount.end, amounts[index + 1]?.start ?? row.length];
    const isLast = index === amounts.length - 1;
    const behind = saidBehind(said(gap), halvesBehind);
    const isOf = isSaidOf(said(label), said(gap), isLast, isLabeledBefore);
    const whole = isOf ? lastParting(gap, row) : gap[0];
    const cut = behind === undefined ? whole : gap[0] + behind;
    const text = [said(label), row.slice(gap[0], cut)].map(trimmed).filter(Boolean).join(" ");
    const isSum = /^\s*(?:=+>?|->|→)\s*\$?\s*$/.test(said(label));
    pieces.push({
      text: isSum ? "total" : text,
      start: Math.min(label[0], amount.start),
      end: Math.max(amount.end, cut),
      amount: signed(amount, row) * piecesAt(amount, said(label), row),
      ...counted(`${said(label)} ${row.slice(gap[0], cut)}`),
    });
    label = [cut, gap[1]];
  });
  const rest = trimmed(said(label));
  return namesSomething(rest) ? [...pieces, { text: rest, start: label[0], end: label[1], ...counted(rest) }] : pieces;
}

/** How many characters right behind a price tell which half or grade it pays for. */
function saidBehind(gap: string, halvesBehind: boolean): number | undefined {
  const half = (halvesBehind ? HALF_BEHIND : HALF_ENDING).exec(gap) ?? undefined;
  if (half) return half[0].length;
  const grade = GRADE_BEHIND.exec(gap)?.[0];
  return grade !== undefined && !namesWork(grade) ? grade.length : undefined;
}

/** "Diag 95 purge valve 62 labor 81": words before each price, and nothing behind the last but the tax. */
function namesBefore(row: string, amounts: readonly Amount[]) {
  const behind = row.slice(amounts.at(-1)!.end);
  const gaps = amounts.map(({ start }, at) => row.slice(amounts[at - 1]?.end ?? 0, start));
  return (/^\W*$/.test(behind) || BEFORE_TAX.test(behind)) && gaps.every((gap) => /[a-z]{3}/i.test(gap));
}

const BEFORE_TAX = new RegExp(KNOWLEDGE.estimateWords.beforeTax, "i");

/** Whether words behind a price tell of it: it has no words of its own yet, or they begin like that. */
function isSaidOf(label: string, behind: string, last: boolean, isLabeledBefore: boolean) {
  if (/^\s*(?:[,;+=>:]|and\b|plus\b|so\b|then\b|but\b|totals?\b|tax\b)/i.test(behind)) return false;
  return BELONGS_BEFORE.test(behind) || (!isLabeledBefore && !namesSomething(label)) || last;
}

/** "…269 installed labor .5 $70 tax 20.18": the name of a charge right before a price is that of the price. */
const CHARGE_BEFORE =
  /(?<!\b(?:for|in|of|and|with|plus|incl\w*)\s|[&+]\s?)\b(?:labou?r|(?:sales )?tax|(?:sub ?|grand )?total|core|shop \w+|supplies|diag\w*)\b[\s\d.@x×:=$-]*(?:h(?:rs?|ours?)?\b)?[\s@:=$-]*$/i;

/** Where the words of the next price begin: behind the last comma or "and", at the name of a charge, or at the end. */
function lastParting([from, to]: Span, row: string) {
  if (to >= row.length) return to;
  const gap = row.slice(from, to);
  const last = [...gap.matchAll(PARTING)].at(-1);
  return from + (last?.index ?? CHARGE_BEFORE.exec(gap)?.index ?? gap.length);
}

/** Whether words are left besides talk ("they want", "quoted me"). */
const namesSomething = (text: string) => /\b(?:labor|parts?)\b/i.test(text) || wordsOf(text).length > 0;

const namesWork = (text: string) => findRepairs(text).found.length > 0;

const HALVES =
  /\b(parts?|labor|other|misc|sublet|total|ext)(?:\s+line\s+\w+)?\b[^a-z0-9]*(?:\d+(?:\.\d+)?\s*h(?:rs?|ours?)?\b[^a-z0-9]*)?$/i;

/** "Parts $220.00 Labor $290.00 Total $510.00" in one row, where each amount says what it is. */
function partsAndLabor(row: string, amounts: readonly Amount[]) {
  const before = ({ start }: Amount) => HALVES.exec(row.slice(Math.max(0, start - 24), start))?.[1]?.toLowerCase();
  const after = ({ end }: Amount) => /^\s*(?:in |for |of )?(parts?|labor)\b/i.exec(row.slice(end))?.[1]?.toLowerCase();
  const labels = amounts.map(amounts.some(before) ? before : after);
  // "Rear struts: $735 (parts 360, labor 375)": the price comes first, by the name of the work.
  if (labels.slice(1).includes(undefined)) return undefined;
  labels[0] ??= "total";
  const of = (...names: string[]) => amounts.find((_, at) => names.includes(labels[at]!))?.value;
  const [parts, labor, total] = [of("part", "parts"), of("labor"), of("total", "ext")];
  if (parts === undefined || labor === undefined) return undefined;
  const sum = parts + labor + (of("other", "misc", "sublet") ?? 0);
  return near(total ?? sum, sum) ? { parts, labor, amount: total ?? sum } : undefined;
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

/**
 * "-$50.00", "(50.00)" and "$-50" are credits; in "Alignment - $119.99" and "Tie rods (2) - $389.50" the dash parts.
 */
function signed({ value, start, end }: Amount, row: string) {
  const before = row.slice(Math.max(0, start - 12), start);
  if (/[a-z0-9)] [-−] +\$?\s*$/i.test(before)) return value;
  const negative = /[-−]\s*\$?\s*$|\$\s*[-−]\s*$/.test(before) && !/[a-z0-9]\s*[-−]\s*\$?\s*$/i.test(before);
  const spaced = /\s[-−]\$?\s*$/.test(before) && !/\s[-−]\s+\$?\s*$/.test(before);
  // "A flush ($149.95)" in a sentence is a price; in columns, alone or of a discount it is a credit.
  const isPriceTold = /[a-z] \(\s*\$\s*$/i.test(before) && !isDiscount(row);
  const bracketed = !isPriceTold && /\(\s*\$?\s*$/.test(before) && /^\s*\)/.test(row.slice(end, end + 8));
  return negative || spaced || bracketed ? -value : value;
}

const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.02, b * 0.002);
const withoutUnits = (text: string) => text.replace(/\b(?:hrs?|hours?|each|per|qty|at|usd)\b/gi, "");
const trimmed = (text: string) => text.replace(/^[\s,.:+&-]+|[\s,.:$+&(-]+$/g, "");
