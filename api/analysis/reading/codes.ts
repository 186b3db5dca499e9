import type { CodeKey } from "../knowledge/findings.ts";

/** A trouble code in the text with its place. */
export interface CodeFound {
  key: CodeKey;
  start: number;
  end: number;
}

const CODE = /\b([pbcu])[\s-]?([0-3o][0-9a-fo]{3})(?:-[0-9a-f]{2})?\b(?!\s*(?:miles|mi|km|rpm|psi|lbs)\b)/g;
const BARE_CODE = /\bcodes?\s*(?:is|are|was|were|:|#|of|for|=)?\s*((?:0?[0-9]{3}(?:\s*(?:,|and|&)\s*)?){1,5})\b/g;

/** OBD-II codes in a normalized text: "P0420", "p 0300", "PO171" with a letter O; "code 420" is read as P0420. */
export function codesIn(text: string): CodeFound[] {
  const found: CodeFound[] = [];
  for (const match of text.matchAll(CODE)) {
    const digits = match[2]!.replaceAll("o", "0");
    if (match[1] === "c" && /^[0-9]+$/.test(digits) === false) continue;
    found.push({
      key: `code:${match[1]!.toUpperCase()}${digits.toUpperCase()}`,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  for (const match of text.matchAll(BARE_CODE)) {
    const from = match.index + match[0].lastIndexOf(match[1]!);
    for (const number of match[1]!.matchAll(/0?[0-9]{3}/g)) {
      const start = from + number.index;
      found.push({ key: `code:P${number[0].padStart(4, "0")}`, start, end: start + number[0].length });
    }
  }
  return found;
}
