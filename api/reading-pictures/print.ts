import type { Gray } from "./gray.ts";
import { type Patch, patchesOf } from "./patches.ts";

const INK = 160;
/** Letters of a page of letter paper at the size we read, in pixels, and words whose letters run together. */
const TALL = { min: 11, max: 110 };
const WIDEST = 420;
/** What belongs to a letter stands no farther from it: its soft seam, points, commas, dashes. */
const BESIDE = 20;

/** The patches of a picture that may be letters. Ruled lines, edges of the paper and the table top are longer. */
export const lettersOf = (picture: Gray): Patch[] => patchesOf(picture, INK).filter(isLetter);

const isLetter = ({ left, top, right, bottom, area }: Patch) =>
  bottom - top >= TALL.min && bottom - top <= TALL.max && right - left <= WIDEST && area >= 24;

/** The letters and what is beside them, on white: the table top and the edges of the paper are gone. */
export function printAlone(picture: Gray): Gray {
  const { data, width, height } = picture;
  const alone = new Uint8Array(data.length).fill(255);
  for (const { left, right, top, bottom } of lettersOf(picture)) {
    const [from, to] = [Math.max(0, left - BESIDE), Math.min(width, right + BESIDE)];
    for (let y = Math.max(0, top - 4); y < Math.min(height, bottom + 10); y++)
      alone.set(data.subarray(y * width + from, y * width + to), y * width + from);
  }
  return { data: alone, width, height };
}
