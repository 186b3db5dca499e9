import sharp from "sharp";
import type { ReadEstimate } from "../analysis/estimate/estimate-lines.ts";
import { readEstimate } from "../analysis/estimate/read-estimate.ts";
import { mendFigures } from "./figures.ts";
import type { Gray } from "./gray.ts";
import type { Recognizer } from "./recognizer.ts";
import { medianOf, type Row, rowsOf } from "./rows.ts";
import { lineOf, textOf } from "./text.ts";
import { PreemptedError } from "./turns.ts";
import { heightOf } from "./words.ts";

/** The rows of a photo, and the picture that they were read from. */
export interface ReadPage {
  rows: readonly Row[];
  picture?: Gray | undefined;
}

export interface CheckedTotals {
  /** The pages' rows, in their order, with what the second look has mended. */
  pages: Row[][];
  /** Rows that still do not come out: sums below their own lines, and the lines above them. */
  doubted: Row[];
  /** Sums below a single line of theirs: they cannot be right, and count for nothing. */
  impossible: Row[];
}

const SUMS = ["subtotal", "total"] as const;
/** Cents by which sums may differ from what was printed. */
const ROUNDING = 0.015;

/**
 * A total is no less than what it is the total of. Where one was read so, a figure has lost digits, of the total or of
 * a line: both are read again, each row by itself and larger, and a reading that comes out takes the place of the one
 * that did not.
 */
export async function checkTotals(
  read: readonly ReadPage[],
  recognizer: Pick<Recognizer, "wordsOn">,
  stop: AbortSignal,
): Promise<CheckedTotals> {
  const pages = read.map(({ rows }) => [...rows]);
  const [doubted, impossible]: [Row[], Row[]] = [[], []];
  for (const sum of SUMS) {
    const before = lackOf(pages, sum);
    if (!before) continue;
    for (const place of placesOf(pages, [before.printed, ...before.larger])) {
      const lack = lackOf(pages, sum);
      const { picture } = read[place.page]!;
      if (!lack || !picture || stop.aborted) break;
      const again = await rowAgain(picture, pages[place.page]![place.row]!, recognizer, stop);
      if (again && (lackOf(replaced(pages, place, again), sum)?.by ?? 0) < lack.by)
        pages[place.page]![place.row] = again;
    }
    const left = lackOf(pages, sum);
    if (!left) continue;
    const rows = (amounts: readonly number[]) => placesOf(pages, amounts).map(({ page, row }) => pages[page]![row]!);
    (left.larger.length > 0 ? impossible : doubted).push(...rows([left.printed]));
    doubted.push(...rows(left.larger));
  }
  return { pages, doubted, impossible };
}

interface Lack {
  printed: number;
  /** What the sum lacks of its lines. */
  by: number;
  /** Amounts of single lines above it. */
  larger: number[];
}

/** How far a sum stays below its lines; undefined where it does not, or is not printed. */
function lackOf(pages: readonly (readonly Row[])[], sum: (typeof SUMS)[number]): Lack | undefined {
  const estimate = readEstimate(pages.map(textOf).join("\n"));
  const printed = estimate[sum];
  if (printed === undefined || printed <= 0) return undefined;
  const amounts = estimate.lines.flatMap(({ amount }) => amount ?? []);
  const by = totalOf(amounts) + chargesOf(estimate) - printed;
  return by > ROUNDING && amounts.length > 0
    ? { printed, by, larger: amounts.filter((amount) => amount > printed + ROUNDING) }
    : undefined;
}

const totalOf = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const chargesOf = ({ fees, discounts }: ReadEstimate) =>
  totalOf(fees.map(({ amount }) => amount)) - totalOf(discounts.map(({ amount }) => amount));

interface Place {
  page: number;
  row: number;
}

/** Where the rows of these amounts are, each the last that has it. */
const placesOf = (pages: readonly (readonly Row[])[], amounts: readonly number[]): Place[] =>
  amounts.flatMap((amount) => {
    for (let page = pages.length - 1; page >= 0; page--) {
      const row = pages[page]!.findLastIndex((words) => words.some(({ text }) => amountOf(text) === amount));
      if (row >= 0) return [{ page, row }];
    }
    return [];
  });

const amountOf = (text: string) =>
  /^\(?-?\$?[\d,]*\.?\d+\)?$/.test(text) ? Number(text.replace(/[^\d.]/g, "")) : undefined;

const replaced = (pages: readonly (readonly Row[])[], { page, row }: Place, by: Row) =>
  pages.map((rows, at) => (at === page ? rows.with(row, by) : rows));

/** How much larger a row is read the second time, and the white around it, as a share of its height. */
const LARGER = 1.6;
const AROUND = 0.7;

/** A row read by itself; undefined where that gives no row with an amount. */
async function rowAgain(
  picture: Gray,
  row: Row,
  recognizer: Pick<Recognizer, "wordsOn">,
  stop: AbortSignal,
): Promise<Row | undefined> {
  const around = medianOf(row.map(heightOf)) * AROUND;
  const top = Math.max(0, Math.floor(Math.min(...row.map((word) => word.top)) - around));
  const bottom = Math.min(picture.height, Math.ceil(Math.max(...row.map((word) => word.bottom)) + around));
  const { data, info } = await sharp(picture.data.subarray(top * picture.width, bottom * picture.width), {
    raw: { width: picture.width, height: bottom - top, channels: 1 },
  })
    .resize({ width: Math.round(picture.width * LARGER), kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const words = await recognizer.wordsOn({ data, width: info.width, height: info.height }, stop).catch((error) => {
    if (stop.aborted || error instanceof PreemptedError) return [];
    throw error;
  });
  const inPlace = words.map((word) => ({
    ...word,
    left: word.left / LARGER,
    right: word.right / LARGER,
    top: top + word.top / LARGER,
    bottom: top + word.bottom / LARGER,
  }));
  return mendFigures(rowsOf(inPlace)).find((one) => /\d[.,]\d{2}\b/.test(lineOf(one)));
}
