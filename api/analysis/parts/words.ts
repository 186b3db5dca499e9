import { blanked } from "../reading/blanked.ts";
import { normalize } from "../reading/normalize.ts";
import { withoutFalsePlaces } from "../reading/places.ts";
import { SAME_WORD, SILENT } from "./shop-words.ts";

/** What stands between a word and the one before it: nothing, "and", or the end of a clause. */
export type Join = "none" | "and" | "clause";

/** A word of a text: `stem` is what is matched, `start` and `end` its place; `plural` as written. */
export interface Word {
  stem: string;
  written: string;
  start: number;
  end: number;
  join: Join;
  plural: boolean;
}

/** Money is no count: "turbo $2,850" is one turbo. Of the same length, so that every word keeps its place. */
const MONEY = /\$\s?\d(?:[\d,]*\d)?(?:\.\d+)?|\b\d{1,3}(?:,\d{3})+(?:\.\d+)?|\b\d+\.\d{2}\b/g;
const WORD = /[a-z0-9]+(?:[-.'/&][a-z0-9]+)*/g;
const NOT_PLURAL = /(?:ss|us|is|abs|gas|awd|lens|tpms|ps|eps|srs|brakes)$/;

/** The words of a text that may name repairs, silent ones dropped, joined forms and abbreviations as the names say. */
export function wordsOf(text: string): Word[] {
  const plain = withoutFalsePlaces(blanked(normalize(text), MONEY));
  const words: Word[] = [];
  const saysTire = /\bt[iy]res?\b/.test(plain);
  let from = 0;
  let join: Join = "clause";
  for (const match of plain.matchAll(WORD)) {
    const between = plain.slice(from, match.index);
    if (/[,;:.!?\n()|]|\s-+\s/.test(between)) join = "clause";
    else if (/[&+/]/.test(between) && join === "none") join = "and";
    from = match.index + match[0].length;
    if (saysTire && TIRE_SIZE.test(match[0])) continue;
    for (const [at, piece] of opened(match[0], match.index).entries()) {
      if (at > 0 && join === "none" && /[/&]$/.test(plain.slice(0, piece.start))) join = "and";
      if ((piece.written === "and" || piece.written === "plus" || piece.written === "with") && join === "none")
        join = "and";
      const stem = stemOf(piece.written);
      if (SILENT.has(piece.written) || SILENT.has(stem) || stem === "") continue;
      words.push({ ...piece, stem, join, plural: isPlural(piece.written) });
      join = "none";
    }
  }
  return words;
}

/** "215/55r17" is a tire, where no other word says so. */
const TIRE_SIZE = /^(?:lt|p)?\d{3}\/\d{2}z?r\d{2}$/;

/** "pads/rotors", "cv-axle" and "f&r" are two words; "a/c", "r&r" and "e-brake" are one. */
function opened(written: string, start: number) {
  if (TIRE_SIZE.test(written)) return [{ written: "tire", start, end: start + written.length }];
  if (/^(?:a\/c|r&r|anti-freeze)$/.test(written)) return [{ written, start, end: start + written.length }];
  const at = { start, end: start + written.length };
  if (/^f[&/]r$/.test(written))
    return [
      { written: "front", ...at },
      { written: "rear", ...at },
    ];
  if (/^[lr]\/?[fr]$/.test(written)) {
    const side = written.startsWith("l") ? "left" : "right";
    if (written !== "rr")
      return [
        { written: side, ...at },
        { written: written.endsWith("f") ? "front" : "rear", ...at },
      ];
  }
  const pieces: { written: string; start: number; end: number }[] = [];
  for (const match of written.matchAll(/[a-z0-9]+(?:[.'][a-z0-9]+)*/g)) {
    const piece = /^(\d)x$|^x(\d)$/.exec(match[0]);
    const at = { start: start + match.index, end: start + match.index + match[0].length };
    pieces.push({ written: piece ? (piece[1] ?? piece[2])! : match[0].replace(/'s?$|'s$/, ""), ...at });
  }
  return pieces;
}

const isPlural = (written: string) => /s$/.test(written) && !NOT_PLURAL.test(written);

/** The form a word is compared in: one of the same words, else without its plural ending. */
export function stemOf(written: string): string {
  const same = SAME_WORD[written];
  if (same) return same;
  if (!isPlural(written) || written.length < 4) return written === "brakes" ? "brake" : written;
  const single = written
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x|ss)es$/, "$1")
    .replace(/s$/, "");
  return SAME_WORD[single] ?? single;
}
