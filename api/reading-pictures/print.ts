import type { Gray } from "./gray.ts";
import { eraseLeaders } from "./leaders.ts";
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

/** A letter this many times as tall as the usual is of a heading, unless it stands on no line: then it was stamped. */
const LARGE = 1.5;
/** What is wider in its own heights are words whose letters run together. */
const LETTER_WIDE = 1.4;
/**
 * Letters of a line have their feet or their heads at one height, are about as tall and stand near each other: all as
 * shares of the height of the larger.
 */
const BESIDE_LARGE = { level: 0.14, least: 0.55, apart: 1.5 };

/**
 * Letters of a level page without those of a stamp across it, which would hide the rows behind it from the recognizer.
 */
function withoutStamps(letters: readonly Patch[]): Patch[] {
  const heights = letters.map(heightOf).sort((a, b) => a - b);
  const large = (heights[heights.length >> 1] ?? 0) * LARGE;
  const isOne = ({ left, right, top, bottom }: Patch) => right - left <= (bottom - top) * LETTER_WIDE;
  return letters.filter(
    (letter) => heightOf(letter) <= large || !isOne(letter) || letters.some((other) => standBeside(letter, other)),
  );
}

const heightOf = ({ top, bottom }: Patch) => bottom - top;

function standBeside(a: Patch, b: Patch) {
  const height = heightOf(a);
  const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const isLevel = Math.min(Math.abs(a.bottom - b.bottom), Math.abs(a.top - b.top)) <= height * BESIDE_LARGE.level;
  const isTall = heightOf(b) >= height * BESIDE_LARGE.least;
  return a !== b && isTall && isLevel && gap < height * BESIDE_LARGE.apart;
}

/**
 * The letters of a level page and what is beside them, on white: the table top and the edges of the paper are gone, and
 * stamps.
 */
export function printAlone(picture: Gray): Gray {
  const { data, width, height } = picture;
  const patches = patchesOf(picture, INK);
  eraseLeaders(data, width, patches);
  const alone = new Uint8Array(data.length).fill(255);
  for (const { left, right, top, bottom } of withoutStamps(patches.filter(isLetter))) {
    const [from, to] = [Math.max(0, left - BESIDE), Math.min(width, right + BESIDE)];
    for (let y = Math.max(0, top - 4); y < Math.min(height, bottom + 10); y++)
      alone.set(data.subarray(y * width + from, y * width + to), y * width + from);
  }
  return { data: alone, width, height };
}
