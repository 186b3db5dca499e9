import { parse } from "csv-parse/sync";
import { type Field, fieldsOf, listingOf } from "../columns.ts";
import type { Reading } from "../raw-listing.ts";
import { linesOf } from "./lines.ts";

/** A row in quotes may run over so many lines; a quote that is never closed must not swallow the file. */
const MAX_LINES = 20;
const MAX_ROW_CHARACTERS = 50_000;
const DELIMITERS = [",", ";", "\t"] as const;

/** The file has no header by which its columns could be told. The message is a sentence. */
export class NoHeaderError extends Error {
  override name = "NoHeaderError";
}

/**
 * Rows of a CSV with a header; commas, semicolons or tabs part columns. `map` names columns that do not say what they
 * hold. Read line by line: what is wrong with one row is not the next one's trouble.
 */
export async function* readCsv(
  chunks: AsyncIterable<Uint8Array>,
  map: Readonly<Record<string, Field>> = {},
): AsyncGenerator<Reading> {
  let columns: { fields: (Field | undefined)[]; delimiter: string } | undefined;
  for await (const { line, text } of rowsOf(linesOf(chunks))) {
    if (text === null) {
      yield { line, refused: "a row too long for a shop" };
      continue;
    }
    if (!columns) {
      columns = header(text, map);
      continue;
    }
    if (text.includes("\uFFFD")) {
      yield { line, refused: "broken UTF-8" };
      continue;
    }
    const values = valuesOf(text, columns.delimiter);
    yield values ? { line, listing: listingOf(columns.fields, values) } : { line, refused: "quotes that do not match" };
  }
}

function header(text: string, map: Readonly<Record<string, Field>>) {
  const line = text.replace(/^\uFEFF/, "");
  const delimiter = DELIMITERS.reduce((best, one) => (line.split(one).length > line.split(best).length ? one : best));
  const fields = fieldsOf(valuesOf(line, delimiter) ?? [], map);
  if (!fields.includes("name"))
    throw new NoHeaderError("The first line must name the columns, and one of them must be “name”. See --map.");
  return { fields, delimiter };
}

/** The values of a row. Only one with quotes needs a parser; the others, most of a large file, are split. */
function valuesOf(row: string, delimiter: string): string[] | undefined {
  if (!row.includes('"')) return row.split(delimiter);
  try {
    return (parse(row, { delimiter, relax_quotes: true }) as string[][])[0];
  } catch {
    return undefined;
  }
}

/** Lines put together to rows: one with an open quote goes on in the next, if the quote is closed soon. */
async function* rowsOf(lines: AsyncIterable<{ line: number; text: string | null }>) {
  let open: { line: number; text: string }[] = [];
  for await (const next of lines) {
    const text = next.text === null || next.text.length > MAX_ROW_CHARACTERS ? null : next.text.replace(/\r$/, "");
    if (open.length === 0 && (text === null || !hasOpenQuote(text))) {
      if (text !== "") yield { line: next.line, text };
      continue;
    }
    open.push({ line: next.line, text: text ?? "" });
    const joined = open.map((one) => one.text).join("\n");
    if (text !== null && !hasOpenQuote(joined)) {
      yield { line: open[0]!.line, text: joined };
      open = [];
    } else if (text === null || open.length === MAX_LINES || joined.length > MAX_ROW_CHARACTERS) {
      yield* apart(open);
      open = [];
    }
  }
  yield* apart(open);
}

/** The quote was never meant to be one: each line by itself. */
const apart = (lines: { line: number; text: string }[]) => lines.filter(({ text }) => text !== "");

const hasOpenQuote = (text: string) => text.includes('"') && text.split('"').length % 2 === 0;
