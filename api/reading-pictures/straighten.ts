import type { Gray } from "./gray.ts";
import { lettersOf } from "./print.ts";

/** How the lines of print run: turned by `turn` radians, and then leaning by `slope + spread × (y − middle)`. */
export interface Slant {
  turn: number;
  slope: number;
  spread: number;
}

const DEGREE = Math.PI / 180;
/** Bands of the page whose lines are measured apart: a camera held at an angle makes lines run together. */
const BANDS = 5;

interface Ink {
  xs: Float32Array;
  ys: Float32Array;
}

/** Print has more marks than this, and they fall on lines many times better in one direction than in the usual one. */
const LEAST_MARKS = 24;
const LEAST_LINED = 3;

/**
 * Finds how the print of an even-lit picture runs: lying on its side too, as the rows of ink are sharpest along lines of
 * print. Upside down is not told apart. Undefined where nothing stands on lines: a blank sheet, a lawn, a cat.
 */
export function slantOf(picture: Gray): Slant | undefined {
  const ink = inkOf(picture);
  if (ink.xs.length < LEAST_MARKS) return undefined;
  const directions = [...around(0, 16), ...around(90, 16)].map((angle) => ({
    angle,
    score: sharpness(ink, angle * DEGREE),
  }));
  const [upright, sideways] = [
    best(directions.slice(0, directions.length / 2)),
    best(directions.slice(directions.length / 2)),
  ];
  const usual = directions.map(({ score }) => score).sort((a, b) => a - b)[directions.length >> 1]!;
  const coarse = sideways.score > upright.score * 1.25 ? sideways : upright;
  if (coarse.score < usual * LEAST_LINED) return undefined;
  const turn = fine(ink, coarse.angle, 0.5, 0.1) * DEGREE;
  return { turn, ...leanOf(turned(ink, turn)) };
}

/** Pixels of a line of print that give one point of it: about a letter. */
const LETTER = 12;

/** The foot of each letter, as lines of print stand on one line; of words that run together, the foot of each stretch. */
function inkOf(picture: Gray): Ink {
  const { width, height } = picture;
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const { left, runs } of lettersOf(picture)) {
    const feet = new Map<number, number>();
    // The runs come from the top, so the last one that is found in a stretch is its foot.
    for (const { y, start, end } of runs)
      for (let at = Math.floor((start - left) / LETTER); at * LETTER < end - left; at++) feet.set(at, y + 1);
    for (const [at, foot] of feet) {
      xs.push(left + at * LETTER - width / 2);
      ys.push(foot - height / 2);
    }
  }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys) };
}

const turned = ({ xs, ys }: Ink, turn: number): Ink => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { xs: xs.map((x, i) => x * cos + ys[i]! * sin), ys: ys.map((y, i) => y * cos - xs[i]! * sin) };
};

interface Direction {
  /** Degrees. */
  angle: number;
  score: number;
}

const around = (middle: number, reach: number, step = 1) =>
  Array.from({ length: (2 * reach) / step + 1 }, (_, at) => middle - reach + at * step);
const best = (directions: readonly Direction[]) => directions.reduce((a, b) => (b.score > a.score ? b : a));

/** The best angle near one that was found, in ever finer steps. */
const fine = (ink: Ink, angle: number, ...steps: number[]): number =>
  steps.reduce(
    (near, step) =>
      best(around(near, 4 * step, step).map((angle) => ({ angle, score: sharpness(ink, angle * DEGREE) }))).angle,
    angle,
  );

const ROW = 5;

/** How unevenly the ink falls on rows when the picture is turned back by an angle: most where rows are lines of print. */
function sharpness({ xs, ys }: Ink, angle: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rows = new Float32Array(2048);
  for (let i = 0; i < xs.length; i++) rows[((ys[i]! * cos - xs[i]! * sin) / ROW + 1024) & 2047]!++;
  let score = 0;
  for (let row = 1; row < rows.length; row++) score += (rows[row]! - rows[row - 1]!) ** 2;
  return score;
}

/** What is left after turning: the slope of the lines in each band, fitted by a straight line over the bands. */
function leanOf({ xs, ys }: Ink): Pick<Slant, "slope" | "spread"> {
  const sorted = ys.toSorted();
  const [top, bottom] = [sorted[Math.floor(sorted.length * 0.01)]!, sorted[Math.floor(sorted.length * 0.99)]!];
  const points: { y: number; slope: number; weight: number }[] = [];
  for (let band = 0; band < BANDS; band++) {
    const [from, to] = [top + ((bottom - top) * band) / BANDS, top + ((bottom - top) * (band + 1)) / BANDS];
    const inside = Array.from(ys.keys()).filter((i) => ys[i]! >= from && ys[i]! < to);
    if (inside.length < 40) continue;
    const ink = { xs: xs.filter((_, i) => ys[i]! >= from && ys[i]! < to), ys: ys.filter((y) => y >= from && y < to) };
    const angle = fine(ink, 0, 1, 0.25);
    points.push({ y: (from + to) / 2, slope: Math.tan(angle * DEGREE), weight: inside.length });
  }
  if (points.length < 3) return { slope: 0, spread: 0 };
  return fitted(points);
}

function fitted(points: readonly { y: number; slope: number; weight: number }[]) {
  const mean = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + of(point) * point.weight, 0) /
    points.reduce((sum, { weight }) => sum + weight, 0);
  const [y, slope] = [mean((point) => point.y), mean((point) => point.slope)];
  const variance = mean((point) => (point.y - y) ** 2);
  const spread = mean((point) => (point.y - y) * (point.slope - slope)) / variance;
  return { slope: slope - spread * y, spread };
}

/** The picture with its lines of print level. Where nothing was photographed it is white. */
export function straighten({ data, width, height }: Gray, { turn, slope, spread }: Slant): Gray {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const newWidth = Math.round(width * Math.abs(cos) + height * Math.abs(sin));
  const newHeight = Math.round(width * Math.abs(sin) + height * Math.abs(cos));
  const straight = new Uint8Array(newWidth * newHeight).fill(255);
  for (let row = 0; row < newHeight; row++) {
    const level = row - newHeight / 2;
    const lean = slope + spread * level;
    for (let column = 0; column < newWidth; column++) {
      const across = column - newWidth / 2;
      const down = level + lean * across;
      const x = across * cos - down * sin + width / 2;
      const y = across * sin + down * cos + height / 2;
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
      const [left, top] = [x | 0, y | 0];
      const [tx, ty] = [x - left, y - top];
      const at = top * width + left;
      straight[row * newWidth + column] =
        (data[at]! * (1 - tx) + data[at + 1]! * tx) * (1 - ty) +
        (data[at + width]! * (1 - tx) + data[at + width + 1]! * tx) * ty;
    }
  }
  return { data: straight, width: newWidth, height: newHeight };
}
