import type { PictureReading } from "../analysis/input.ts";
import { unfolded } from "./columns.ts";
import { doubtfulRows, mendFigures } from "./figures.ts";
import { withoutOverlap } from "./pages.ts";
import { upsideDown } from "./prepare.ts";
import { type Legibility, legibilityOf } from "./readable.ts";
import type { Recognizer } from "./recognizer.ts";
import { type Row, rowsOf } from "./rows.ts";
import { lineOf, textOf } from "./text.ts";
import { checkTotals, type ReadPage } from "./totals.ts";
import { type Trusted, trusted } from "./trust.ts";
import { PreemptedError } from "./turns.ts";

/** A picture to read: any format that sharp decodes. */
export interface Picture {
  filename: string;
  bytes: Uint8Array;
}

type Reading = Pick<Recognizer, "prepare" | "wordsOn">;

interface Page extends ReadPage {
  rows: Row[];
  legibility: Legibility | "late";
}

/**
 * Reads the photos of one paper, in their order: the rows as printed, each photo's own, without what it shares with the
 * one before. A photo that cannot be read, or not before `stop`, has an empty text and says why; the others are kept.
 */
export async function readPictures(
  pictures: readonly Picture[],
  recognizer: Reading,
  stop: AbortSignal,
): Promise<PictureReading[]> {
  const readings: PictureReading[] = [];
  const pages: ReadPage[] = [];
  let before: Row[] = [];
  for (const { filename, bytes } of pictures) {
    const { rows, legibility, picture } = await readPage(bytes, recognizer, stop);
    const own = legibility === "read" ? withoutOverlap(before, rows) : [];
    pages.push({ rows: own, picture });
    if (legibility !== "read") readings.push({ filename, text: "", problem: PROBLEMS[legibility](filename) });
    else if (own.length === 0)
      readings.push({ filename, text: "", problem: `${filename} shows the same as the photo before it.` });
    else {
      readings.push({ filename, text: "" });
      before = rows;
    }
  }
  const totals = await checkTotals(pages, recognizer, stop);
  const kept = trusted(totals.pages, totals);
  return readings.map((reading, at) => ({ ...reading, ...readingOf(kept[at]!) }));
}

function readingOf({ rows, leftOut, unsure }: Trusted): Pick<PictureReading, "text" | "doubtful" | "leftOut"> {
  const doubtful = [...new Set([...doubtfulRows(rows), ...unsure])].map(lineOf);
  return {
    text: textOf(rows),
    ...(doubtful.length > 0 && { doubtful }),
    ...(leftOut.length > 0 && { leftOut: leftOut.map(lineOf) }),
  };
}

async function readPage(bytes: Uint8Array, recognizer: Reading, stop: AbortSignal): Promise<Page> {
  try {
    stop.throwIfAborted();
    const page = await recognizer.prepare(bytes, stop);
    if (!page) return { rows: [], legibility: "nothing" };
    const rows = mendFigures(unfolded(rowsOf(await recognizer.wordsOn(page, stop))));
    const legibility = legibilityOf(rows);
    if (legibility === "read") return { rows, legibility, picture: page };
    const other = upsideDown(page);
    const turned = mendFigures(unfolded(rowsOf(await recognizer.wordsOn(other, stop))));
    return legibilityOf(turned) === "read"
      ? { rows: turned, legibility: "read", picture: other }
      : { rows, legibility };
  } catch (error) {
    if (stop.aborted || error instanceof PreemptedError) return { rows: [], legibility: "late" };
    throw error;
  }
}

const PROBLEMS: Record<Exclude<Page["legibility"], "read">, (filename: string) => string> = {
  nothing: (filename) =>
    `We found no print to read on ${filename}. Send a sharp photo of the whole estimate, or type its lines.`,
  unclear: (filename) => `We could not read ${filename}. Send a sharper photo of the whole page, or type the lines.`,
  foreign: (filename) =>
    `The words on ${filename} do not look like English, so we judged nothing of it. Type its lines in English, with their prices.`,
  late: (filename) => `There was not enough time to read ${filename}. Send fewer photos at once, or type its lines.`,
};
