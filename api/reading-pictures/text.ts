import { CENTS, printsCents } from "./figures.ts";
import { medianOf, type Row } from "./rows.ts";
import { heightOf } from "./words.ts";

/** The rows of a page as text, a row a line. */
export function textOf(rows: readonly Row[]): string {
  const cents = printsCents(rows);
  return rows
    .map((row) => lineOf(cents ? withoutAddressNumbers(row) : row))
    .filter(Boolean)
    .join("\n");
}

/** One blank between words, two where the paper leaves a gap between columns. */
export function lineOf(row: Row): string {
  const height = medianOf(row.map(heightOf));
  return row
    .map(({ text, left }, at) => {
      const before = row[at - 1];
      if (!before) return text;
      return `${left - before.right > height * 1.2 ? "  " : " "}${text}`;
    })
    .join("");
}

/** House numbers and broken phone numbers would pass for whole dollars, on a paper that prints its money with cents. */
function withoutAddressNumbers(row: Row): Row {
  if (row.some(({ text }) => CENTS.test(text) || text.includes("$"))) return row;
  return row.filter(({ text }) => !/^[([|"'‘]*\d{2,6}[)\]|"'’,.]*$/.test(text) || /^(?:19|20)\d\d$|^\d{5}$/.test(text));
}
