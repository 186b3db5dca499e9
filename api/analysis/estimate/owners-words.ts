import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { EstimateLine } from "./estimate-lines.ts";

/** A shop's line names work; who tells what the car does uses a verb of being or doing, or speaks of himself. */
const STATEMENT = new RegExp(KNOWLEDGE.estimateWords.statement, "i");

/**
 * What the owner says beside the lines of a shop's paper: "replace leaking brake line $240" is the shop's. Of the same
 * length, so that every word keeps its place.
 */
export function ownersWords(text: string, lines: readonly EstimateLine[]): string {
  let own = text;
  for (const { start, end } of lines) {
    if (end > text.length || STATEMENT.test(text.slice(start, end))) continue;
    own = `${own.slice(0, start)}${own.slice(start, end).replace(/[^\n]/g, " ")}${own.slice(end)}`;
  }
  return own;
}
