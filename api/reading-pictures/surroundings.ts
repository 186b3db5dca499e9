/** Levels of blocks of a picture, row after row. */
export interface Levels {
  levels: Float32Array;
  columns: number;
  rows: number;
}

/** Neighbors that differ by less belong together: light falls off slowly, and the edge of a paper is sharp. */
const SMOOTH = { share: 0.09, levels: 0.7 };
/**
 * What covers more of the picture than this is the paper itself, and so is what is nearly as bright as the brightest
 * tenth.
 */
const MOST = 0.45;
const PAPER = 0.78;
/** Blocks along the edge that are half table, half paper. */
const SEAM = 2;

/**
 * The blocks around the paper: what goes on smoothly from the border of the picture and is not the paper, which has the
 * middle; and what is cut off from the middle by it. A scan has none.
 */
export function surroundingsOf(blocks: Levels): Uint8Array {
  const { columns, rows } = blocks;
  const levels = meanOfNine(blocks);
  const middle = Math.floor(rows / 2) * columns + Math.floor(columns / 2);
  const bright = levels.toSorted()[Math.floor(levels.length * 0.9)]!;
  const isSmooth = (a: number, b: number) =>
    Math.abs(levels[a]! - levels[b]!) <= Math.max(levels[a]!, levels[b]!) * SMOOTH.share + SMOOTH.levels;
  const seen = new Uint8Array(levels.length);
  const outside = new Uint8Array(levels.length);
  for (let start = 0; start < levels.length; start++) {
    const [column, row] = [start % columns, Math.floor(start / columns)];
    const atBorder = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    if (!atBorder || seen[start]) continue;
    const found = spread(start, blocks, seen, isSmooth);
    const brightness = found.reduce((sum, at) => sum + levels[at]!, 0) / found.length;
    const isPaper = found.length > levels.length * MOST || found.includes(middle) || brightness > bright * PAPER;
    if (!isPaper) for (const at of found) outside[at] = 1;
  }
  const wide = widened(outside, blocks);
  const inside = new Set(spread(middle, blocks, new Uint8Array(levels.length), (_, to) => !wide[to]));
  return wide.map((_, at) => (inside.has(at) ? 0 : 1));
}

/** Everything that is reached from a block by steps that may be taken. */
function spread(start: number, blocks: Levels, seen: Uint8Array, mayStep: (from: number, to: number) => boolean) {
  const found = [start];
  seen[start] = 1;
  for (let next = 0; next < found.length; next++) {
    const at = found[next]!;
    for (const other of neighborsOf(at, blocks)) {
      if (seen[other] || !mayStep(at, other)) continue;
      seen[other] = 1;
      found.push(other);
    }
  }
  return found;
}

function neighborsOf(at: number, { columns, rows }: Levels) {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  return [
    ...(column > 0 ? [at - 1] : []),
    ...(column < columns - 1 ? [at + 1] : []),
    ...(row > 0 ? [at - columns] : []),
    ...(row < rows - 1 ? [at + columns] : []),
  ];
}

/** Each block with its neighbors, and theirs beside it: the grain of a dark table goes. */
function meanOfNine(blocks: Levels): Float32Array {
  const { levels, columns, rows } = blocks;
  const line = (from: Float32Array, step: number, isInside: (at: number) => boolean) =>
    from.map((level, at) => (isInside(at) ? (from[at - step]! + level + from[at + step]!) / 3 : level));
  const across = line(levels, 1, (at) => at % columns > 0 && at % columns < columns - 1);
  return line(across, columns, (at) => at >= columns && at < (rows - 1) * columns);
}

function widened(mask: Uint8Array, blocks: Levels) {
  let wide = mask;
  for (let step = 0; step < SEAM; step++) {
    const before = wide;
    wide = before.map((inside, at) => (inside || neighborsOf(at, blocks).some((other) => before[other]) ? 1 : 0));
  }
  return wide;
}
