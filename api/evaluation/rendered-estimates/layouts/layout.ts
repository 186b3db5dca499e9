import type { Paper } from "../paper.ts";
import type { Face } from "../photograph.ts";

/** A line with an amount as it stands on the paper: what a reader has to find. Dollars, a discount below zero. */
export interface PrintedLine {
  text: string;
  amount: number;
}

/** A paper laid out: the HTML of each sheet, its style, and the lines that are printed on it. */
export interface Printed {
  sheets: string[];
  css: string;
  lines: PrintedLine[];
  /** The typeface, where the layout is nothing without it. */
  face?: Face;
}

export type Layout = (paper: Paper) => Printed;

export const money = (amount: number, sign = "$") =>
  `${amount < 0 ? "-" : ""}${sign}${Math.abs(amount).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
export const plain = (amount: number) => money(amount, "");

type Cell = string | number;
const cell = (tag: string, value: Cell) =>
  `<${tag}${/^[-$\d.,\s]+$/.test(String(value)) ? ' class="n"' : ""}>${value}</${tag}>`;
export const row = (cells: readonly Cell[]) => `<tr>${cells.map((value) => cell("td", value)).join("")}</tr>`;
export const table = (head: readonly string[], rows: readonly string[]) =>
  `<table><thead><tr>${head.map((title) => cell("th", title)).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;

/** Cuts rows into sheets of at most so many. */
export const sheetsOf = <T>(rows: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(rows.length / most)) }, (_, at) => rows.slice(at * most, (at + 1) * most));
