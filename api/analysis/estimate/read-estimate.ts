import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { FoundRepairs } from "../parts/find-repairs.ts";
import { onAxleOf, type WishedRepair, wishedRepairs, withoutContained } from "../parts/place-and-count.ts";
import { PLACING } from "../parts/shop-words.ts";
import { type EstimateLine, labelOf, type ReadEstimate } from "./estimate-lines.ts";
import { findSums, nameUntaxed } from "./found-sums.ts";
import { kindOf } from "./kinds.ts";
import { letterheadOf } from "./letterhead.ts";
import type { Piece } from "./piece.ts";
import { piecesOf } from "./rows.ts";
import { asShareOfQuoted, asSummed } from "./summed.ts";

/** The longest real estimates have a hundred lines; what comes after so many is not read. */
export const MOST_PIECES = 150;

/** Reads an estimate as people paste it: rows as printed, or sentences with prices. */
export function readEstimate(text: string): ReadEstimate {
  const pieces = piecesOf(text);
  const read: ReadEstimate = {
    text,
    lines: [],
    fees: [],
    discounts: [],
    taxInTotal: false,
    cut: pieces.length > MOST_PIECES,
    ...letterheadOf(text),
  };
  const rate = Number(RATE.exec(text)?.[1]) || undefined;
  const isBought = BOUGHT.test(text);
  let heading: WishedRepair["axle"];
  for (const printed of pieces.slice(0, MOST_PIECES)) {
    const piece = withRatedLabor({ ...printed, text: printed.text.replace(BEFORE_CORRECTION, "") }, rate);
    const { wished, read: found } = wishedRepairs(withTires(withoutSound(piece.text)));
    if (piece.amount === undefined && wished.length > 0) heading = wished.length === 1 ? wished[0]!.axle : undefined;
    const named = withoutContained(wished.map((wish) => onAxleOf(wish, heading)));
    const own = withoutBareEngine(named, piece, isBought);
    const work = own.length === 0 && piece.amount !== undefined ? sameElsewhere(found, read.lines.at(-1)) : own;
    if (!STORY.test(piece.text) || piece.amount !== undefined) take(read, piece, work, found);
  }
  findSums(read);
  priceLaborByTotal(read);
  priceLaborByRate(read, rate);
  read.lines = withoutHeadings(read.lines);
  read.lines = asWholeJobs(read.lines, read.laborTotal !== undefined || (read.unpriced ?? []).length > 0);
  read.taxInTotal =
    read.tax === undefined && /\b(?:with|incl\w*|after)\s+(?:the\s+)?tax|tax\s+incl|out.the.door|\botd\b/i.test(text);
  const priced = read.lines.filter(({ amount }) => amount !== undefined);
  if (read.taxInTotal && read.total === undefined && priced.length === 1) {
    read.total = priced[0]!.amount;
    read.lines = read.lines.map((line) => ({ ...line, amount: undefined }));
  }
  const [only, ...others] = priced;
  if (only && others.length === 0 && isWhole(read)) Object.assign(read, { total: only.amount, isOnlyPrice: true });
  nameUntaxed(read);
  return read;
}

/** Nothing else on the paper bears a price. */
const isWhole = ({ total, subtotal, tax, partsTotal, laborTotal, fees, discounts, unpriced }: ReadEstimate) =>
  [total, subtotal, tax, partsTotal, laborTotal].every((sum) => sum === undefined) &&
  [fees, discounts, unpriced ?? []].every(({ length }) => length === 0);

/**
 * "Wheel bearing front left 420, front right 420": a priced line of nothing but a place is for the work right above it.
 */
function sameElsewhere({ words }: FoundRepairs, above: EstimateLine | undefined): readonly WishedRepair[] {
  const isPlace = words.length > 0 && words.every(({ stem }) => PLACING.has(stem) && !/^\d/.test(stem));
  if (!isPlace || above?.amount === undefined || above.work.length !== 1) return [];
  const named = `${words.map(({ stem }) => stem).join(" ")} ${above.work[0]!.repair.name}`;
  return wishedRepairs(named).wished.filter(({ repair }) => repair.unit !== "job");
}

/** What a service writer notes of the complaint and its cause names parts, but no work. */
const STORY = /^\W*(?:line \w+\W+)?(?:customer (?:states|reports|complains|says)|c\/s\b|complaint|concern|cause)\b/i;

/** "Battery and cables tested good" names parts, but no work on them. */
const SOUND = new RegExp(KNOWLEDGE.estimateWords.sound, "i");
const withoutSound = (text: string) => {
  const [first = "", ...rest] = text.split(/,(?!\d)/);
  return [first, ...rest.filter((clause) => !SOUND.test(clause))].join(",");
};

/**
 * "Engine" and "motor" alone place other work or are the motor of something: the engine itself is meant where the paper
 * tells that it is bought, or by its price.
 */
const withoutBareEngine = (work: readonly WishedRepair[], { text, amount }: Piece, isBought: boolean) => {
  const isOther = amount === undefined ? work.length > 1 || !/\bengine\b/i.test(text) : amount < LEAST_FOR_ENGINE;
  return isOther && !isBought ? work.filter(({ repair }) => repair.id !== "engine_replace") : work;
};
const { engineBought } = KNOWLEDGE.estimateWords;
const BOUGHT = new RegExp(
  String.raw`(?:${engineBought})[^.!?\n]{0,30}\b(?:engine|motor)\b|\b(?:engine|motor)\b[^.!?\n]{0,30}(?:${engineBought})`,
  "i",
);
/** No engine is sold for less, in dollars. */
const LEAST_FOR_ENGINE = 1000;

/** "4x General AltiMax 235/60R17" names tires by their size alone. */
const TIRE_SIZE = new RegExp(KNOWLEDGE.estimateWords.tireSize, "i");
const withTires = (text: string) =>
  /\b(?:tires?|wheels?|rims?)\b/i.test(text) ? text : text.replace(TIRE_SIZE, "tires");

const BEFORE_CORRECTION = /^.*\b(?:customer states|c\/s|complaint|concern|cause)\b.*?\bcorrection\b\W*/i;

/** "The indy shop says", "another place wants": a price to compare with, and no line of the paper. */
const ELSEWHERE = new RegExp(KNOWLEDGE.estimateWords.elsewhere, "i");

/** Dollars an hour that a shop may charge. */
const HOURLY = { least: 60, most: 300 };

/** The rate of the shop, told once for all labor. */
const RATE = new RegExp(KNOWLEDGE.estimateWords.rate, "i");
const PARTS_AND_HOURS =
  /\d\s*(?:and|plus|\+|with)\s+[\d.]+\s*h(?:ou)?rs?\b|\bparts?\W{0,4}[\d,.]+\W+(?:\w+\W+){0,2}?labou?r\W{0,3}[\d.]+\s*h/i;

/** "Parts 240, labor 3 hours", "alternator $330 and 1.8 hours" at a told rate: the hours cost what they come to. */
function withRatedLabor(piece: Piece, rate: number | undefined): Piece {
  const { amount, hours, parts, text } = piece;
  if (rate === undefined || amount === undefined || parts !== undefined || !hours || !PARTS_AND_HOURS.test(text))
    return piece;
  const labor = Math.round(hours * rate * 100) / 100;
  return { ...piece, amount: amount + labor, parts: amount, labor };
}

/** Hours without a price, where the rate is told and no total. */
function priceLaborByRate(read: ReadEstimate, rate: number | undefined) {
  if (rate === undefined || read.total !== undefined) return;
  for (const labor of read.unpriced ?? [])
    read.lines.push({ ...labor, amount: Math.round(labor.hours! * rate * 100) / 100, covers: "labor", work: [] });
}

/**
 * "Starter 285 + 2 hrs labor, total 545": hours without a price cost what is left of the total, if that may be a rate.
 */
function priceLaborByTotal(read: ReadEstimate) {
  const open = read.unpriced ?? [];
  const [labor] = open;
  if (open.length !== 1 || read.total === undefined || read.tax !== undefined) return;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const listed = sum(read.lines.map(({ amount = 0 }) => amount)) + sum(read.fees.map(({ amount }) => amount));
  const rest = Math.round((read.total - listed + sum(read.discounts.map(({ amount }) => amount))) * 100) / 100;
  const rate = rest / labor!.hours!;
  if (listed > 0 && rate >= HOURLY.least && rate <= HOURLY.most)
    read.lines.push({ ...labor!, amount: rest, covers: "labor", work: [] });
}

function take(read: ReadEstimate, piece: Piece, work: readonly WishedRepair[], { words }: FoundRepairs) {
  const kind = kindOf(piece, work.length > 0);
  const { amount, text } = piece;
  const isBeside = read.lines.some((line) => line.amount !== undefined) || read.total !== undefined;
  if (amount !== undefined && work.length === 0 && isBeside && ELSEWHERE.test(text)) {
    read.setAside = [...(read.setAside ?? []), { text: labelOf(text), amount }];
    return;
  }
  const above = read.lines.at(-1);
  if (piece.parts !== undefined && work.length === 0 && above && above.amount === undefined) {
    // "Replace rear shocks." / "Parts $240 Labor $180 Total $420": the price of the work right above it.
    Object.assign(above, { amount, parts: piece.parts, labor: piece.labor, covers: "job" });
    return;
  }
  if (piece.parts !== undefined && work.length === 0 && asSummed(read.lines, piece)) return;
  if (work.length === 0 && (kind === "labor" || kind === "part") && asShareOfQuoted(above, kind, amount)) return;
  if (amount === undefined) {
    if (work.length === 0 && kind === "labor" && piece.hours !== undefined)
      read.unpriced = [...(read.unpriced ?? []), piece];
    if (work.length > 0 && (kind === "work" || kind === "part")) read.lines.push({ ...piece, covers: "job", work });
    return;
  }
  if (kind === "total" && work.length > 0) read.lines.push({ ...piece, amount: undefined, covers: "job", work });
  switch (kind) {
    case "total":
      // The last printed total counts: "parts total", "labor total", then the total due.
      read.total = amount;
      return;
    case "subtotal":
      read.subtotal = amount;
      return;
    case "tax":
      read.tax = (read.tax ?? 0) + amount;
      return;
    case "parts_total":
      read.partsTotal = amount;
      return;
    case "labor_total":
      read.laborTotal = amount;
      return;
    case "share":
      read.shares = [...(read.shares ?? []), { text: labelOf(text), amount }];
      return;
    case "fee":
      read.fees.push({ text: labelOf(text), amount });
      return;
    case "discount":
      read.discounts.push({ text: labelOf(text), amount: Math.abs(amount) });
      return;
    default:
      if (amount < 0) read.discounts.push({ text: labelOf(text), amount: -amount });
      else if (words.length === 0 && kind === "work") read.wordless = [...(read.wordless ?? []), piece];
      else read.lines.push({ ...piece, amount, covers: coversOf(kind), work: withQuantity(work, piece) });
  }
}

/**
 * "Wheel bearing R&R 412.00" and "aftermarket converter 850" say half by a word that a shop also has for the whole:
 * they are, where the other half stands nowhere.
 */
function asWholeJobs(lines: readonly EstimateLine[], laborIsApart: boolean): EstimateLine[] {
  const isLabor = ({ covers, hours, text }: EstimateLine) =>
    covers === "labor" && hours === undefined && !/\blabou?r\b|\btech\w* time\b/i.test(text);
  const isGraded = ({ covers, text, parts }: EstimateLine) =>
    covers === "parts" && parts === undefined && GRADED.test(text) && !PART.test(text.replace(GRADED, " "));
  const has = (half: EstimateLine["covers"], isWhole: (line: EstimateLine) => boolean) =>
    lines.some((line) => line.covers === half && !isWhole(line));
  return lines.map((line) => {
    const alone =
      (isLabor(line) && !has("parts", isGraded)) || (isGraded(line) && !has("labor", isLabor) && !laborIsApart);
    return alone && line.work.length > 0 ? { ...line, covers: "job" } : line;
  });
}

/** "Tires" above "Set of four tires 600.00" is a heading and no work beside it. */
const withoutHeadings = (lines: readonly EstimateLine[]): EstimateLine[] =>
  lines.filter(({ amount, work }, at) => {
    const below = lines[at + 1];
    return amount !== undefined || work.length !== 1 || below?.amount === undefined || !isSameWork(work, below.work);
  });

const isSameWork = ([a]: readonly WishedRepair[], [b, ...more]: readonly WishedRepair[]) =>
  more.length === 0 && a?.repair.id === b?.repair.id && a?.axle === b?.axle;

/** Words of a grade of part, which alone do not say that a price is for the part. */
const GRADED = new RegExp(KNOWLEDGE.estimateWords.grades, "gi");
const PART = new RegExp(KNOWLEDGE.estimateWords.kinds.part, "i");

const coversOf = (kind: string) => (kind === "labor" ? "labor" : kind === "part" ? "parts" : "job");

/** A printed count counts the repair, where it is sold singly: "Rotor 2 75.00 150.00". */
export function withQuantity(work: readonly WishedRepair[], { quantity }: Piece): readonly WishedRepair[] {
  if (!quantity || quantity > 8 || work.length !== 1 || work[0]!.repair.unit !== "each") return work;
  return [{ ...work[0]!, quantity: Math.max(quantity, work[0]!.quantity) }];
}
