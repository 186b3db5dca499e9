import type { Patch } from "./patches.ts";

/**
 * Dots that lead from words to their amount are no larger, stand no farther apart, and there are more than in any
 * ellipsis.
 */
const DOT = { wide: 16, tall: 10 };
const APART = 34;
const LEAST_DOTS = 6;
/** Dots of one leader are at one height but for so many pixels from each to the next. */
const LEVEL = 4;
/** The soft seam around a dot. */
const SEAM = 2;

/**
 * Takes dotted and dashed leaders off a level page: beside them figures are read with no confidence. Changes the
 * picture.
 */
export function eraseLeaders(data: Uint8Array, width: number, patches: readonly Patch[]): void {
  const dots = patches
    .filter(({ left, right, top, bottom }) => right - left <= DOT.wide && bottom - top <= DOT.tall)
    .sort((a, b) => a.left - b.left);
  const leaders: Patch[][] = [];
  let open: Patch[][] = [];
  for (const dot of dots) {
    open = open.filter((one) => dot.left - one.at(-1)!.right < APART);
    const leader = open.find((one) => follows(one.at(-1)!, dot));
    if (leader) leader.push(dot);
    else {
      leaders.push([dot]);
      open.push(leaders.at(-1)!);
    }
  }
  for (const { left, right, top, bottom } of leaders.filter(({ length }) => length >= LEAST_DOTS).flat())
    for (let y = Math.max(0, top - SEAM); y < bottom + SEAM; y++)
      data.fill(255, y * width + Math.max(0, left - SEAM), y * width + Math.min(width, right + SEAM));
}

const follows = (before: Patch, dot: Patch) =>
  dot.left >= before.right && Math.abs(dot.bottom - before.bottom) <= LEVEL;
