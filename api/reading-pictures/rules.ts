import type { Gray } from "./gray.ts";

const INK = 160;
/** Dark runs longer than this share of the picture's width are ruled lines, not print. */
const LONGEST_PRINT = 1 / 14;
/** Pixels of light that a ruled line may be broken by. */
const GAP = 2;
/** Ruled lines are no thicker. */
const THICKEST = 14;

/** Takes the lines of tables away, which otherwise break the columns apart or stick to figures. Changes the picture. */
export function withoutRules(picture: Gray): Gray {
  const { data, width, height } = picture;
  const longest = Math.round(width * LONGEST_PRINT);
  const erase = new Uint8Array(data.length);
  markRuns(data, erase, { lines: height, length: width, along: 1, across: width }, longest);
  markRuns(data, erase, { lines: width, length: height, along: width, across: 1 }, longest);
  for (let at = 0; at < data.length; at++) if (erase[at]) data[at] = 255;
  return picture;
}

interface Direction {
  lines: number;
  length: number;
  /** Steps in the data to the next pixel of a line, and to the next line. */
  along: number;
  across: number;
}

function markRuns(data: Uint8Array, erase: Uint8Array, { lines, length, along, across }: Direction, longest: number) {
  for (let line = 1; line < lines - 1; line++) {
    let [start, light] = [-1, 0];
    for (let step = 0; step <= length; step++) {
      const at = line * across + step * along;
      // A line that is not quite level goes on in the row above or below.
      const dark = step < length && (data[at]! < INK || data[at - across]! < INK || data[at + across]! < INK);
      if (dark) {
        if (start < 0) start = step;
        light = 0;
      } else if (start >= 0 && (++light > GAP || step === length)) {
        const end = step - light;
        if (end - start > longest) markRun(data, erase, { line, start, end, along, across, lines });
        start = -1;
      }
    }
  }
}

function markRun(
  data: Uint8Array,
  erase: Uint8Array,
  {
    line,
    start,
    end,
    along,
    across,
    lines,
  }: { line: number; start: number; end: number; along: number; across: number; lines: number },
) {
  for (let step = start; step <= end; step++)
    for (let beside = -2; beside <= 2; beside++) {
      const other = line + beside;
      if (other < 0 || other >= lines) continue;
      const at = other * across + step * along;
      if (data[at]! < 225 && thickness(data, at, across) <= THICKEST) erase[at] = 1;
    }
}

/** Dark pixels through a point, across the line. */
function thickness(data: Uint8Array, at: number, across: number) {
  let count = 1;
  for (let next = at - across; next >= 0 && data[next]! < INK && count <= THICKEST; next -= across) count++;
  for (let next = at + across; next < data.length && data[next]! < INK && count <= THICKEST; next += across) count++;
  return count;
}
