import type { Gray } from "./gray.ts";
import { surroundingsOf } from "./surroundings.ts";

/** Pixels of a block whose brightest spot is taken for blank paper: wider than the strokes of letters. */
const BLOCK = 12;
/** Blocks around it that may know the paper better, where the block is all print. */
const REACH = 2;

/**
 * Divides by the light that fell on the paper, so that shadows and corners go: paper and what is around it become
 * white, print dark.
 */
export function evenLight({ data, width, height }: Gray): Gray {
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const levels = blockLevels({ data, width, height }, columns, rows);
  const outside = surroundingsOf({ levels, columns, rows });
  const paper = smoothed(brightest(levels, columns, rows), columns, rows);
  const least = Math.max(8, paper.toSorted()[Math.floor(paper.length * 0.9)]! / MOST_DARKER);
  const even = new Uint8Array(data.length);
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y++) {
    const fy = Math.min(rows - 1.001, Math.max(0, y / BLOCK - 0.5));
    const top = Math.floor(fy) * columns;
    const below = Math.min(rows - 1, Math.floor(fy) + 1) * columns;
    const ty = fy - Math.floor(fy);
    for (let x = 0; x < width; x++) {
      const fx = Math.min(columns - 1.001, Math.max(0, x / BLOCK - 0.5));
      const left = Math.floor(fx);
      const right = Math.min(columns - 1, left + 1);
      const tx = fx - left;
      const light =
        (paper[top + left]! * (1 - tx) + paper[top + right]! * tx) * (1 - ty) +
        (paper[below + left]! * (1 - tx) + paper[below + right]! * tx) * ty;
      const beyond = outside[Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)];
      const level = beyond || light < least ? 255 : Math.min(255, (data[y * width + x]! * 245) / light);
      even[y * width + x] = level;
      counts[level | 0]!++;
    }
  }
  return { data: stretched(even, counts), width, height };
}

/** The bright level of each block: the mean of the brighter half, which grain does not lift. */
function blockLevels({ data, width, height }: Gray, columns: number, rows: number) {
  const levels = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let [sum, count] = [0, 0];
      const yEnd = Math.min(height, (row + 1) * BLOCK);
      const xEnd = Math.min(width, (column + 1) * BLOCK);
      for (let y = row * BLOCK; y < yEnd; y++)
        for (let x = column * BLOCK; x < xEnd; x++) {
          sum += data[y * width + x]!;
          count++;
        }
      const mean = sum / count;
      [sum, count] = [0, 0];
      for (let y = row * BLOCK; y < yEnd; y++)
        for (let x = column * BLOCK; x < xEnd; x++) {
          const level = data[y * width + x]!;
          if (level < mean) continue;
          sum += level;
          count++;
        }
      levels[row * columns + column] = count > 0 ? sum / count : mean;
    }
  return levels;
}

const brightest = (levels: Float32Array, columns: number, rows: number) =>
  bothWays(levels, columns, rows, (sum, level) => Math.max(sum, level), 1);
const smoothed = (levels: Float32Array, columns: number, rows: number) =>
  bothWays(levels, columns, rows, (sum, level) => sum + level, 2 * REACH + 1);

/** Gathers over the blocks within reach, along the rows and then along the columns; the border goes on beyond itself. */
function bothWays(
  levels: Float32Array,
  columns: number,
  rows: number,
  gather: (sum: number, level: number) => number,
  divisor: number,
) {
  const pass = (from: Float32Array, along: (at: number, by: number) => number) =>
    from.map((_, at) => {
      let sum = 0;
      for (let by = -REACH; by <= REACH; by++) sum = gather(sum, from[along(at, by)]!);
      return sum / divisor;
    });
  const within = (value: number, end: number) => Math.max(0, Math.min(end - 1, value));
  const across = pass(levels, (at, by) => at - (at % columns) + within((at % columns) + by, columns));
  return pass(across, (at, by) => within(Math.floor(at / columns) + by, rows) * columns + (at % columns));
}

/**
 * What gets this many times less light than the brightest paper is not looked at: a dark table top, or grain and no
 * print.
 */
const MOST_DARKER = 5;

/** Makes the darkest hundredth black. */
function stretched(even: Uint8Array, counts: Uint32Array) {
  let [dark, seen] = [0, 0];
  while (dark < 120 && seen < even.length / 200) seen += counts[dark++]!;
  const scale = 235 - dark;
  const table = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.max(0, Math.min(255, ((level - dark) * 255) / scale)),
  );
  for (let at = 0; at < even.length; at++) even[at] = table[even[at]!]!;
  return even;
}
