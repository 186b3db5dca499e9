import type { Gray } from "./gray.ts";

/** Dark pixels side by side: from `start` up to, not including, `end`. */
interface Run {
  y: number;
  start: number;
  end: number;
}

/** Ink that hangs together: a letter, a ruled line, the shadow of an edge. */
export interface Patch {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Dark pixels. */
  area: number;
  runs: Run[];
}

/** The patches of what is darker than `ink`. */
export function patchesOf({ data, width, height }: Gray, ink: number): Patch[] {
  const runs: Run[] = [];
  const parents: number[] = [];
  const rootOf = (run: number) => {
    let root = run;
    while (parents[root] !== root) root = parents[root]!;
    while (parents[run] !== root) [run, parents[run]] = [parents[run]!, root];
    return root;
  };
  let above = 0;
  for (let y = 0; y < height; y++) {
    const first = runs.length;
    let before = above;
    for (let x = 0; x < width; x++) {
      if (data[y * width + x]! >= ink) continue;
      const start = x;
      while (x < width && data[y * width + x]! < ink) x++;
      const run = runs.push({ y, start, end: x }) - 1;
      parents.push(run);
      while (before < first && runs[before]!.end < start) before++;
      for (let other = before; other < first && runs[other]!.start <= x; other++) parents[rootOf(other)] = rootOf(run);
    }
    above = first;
  }
  const patches = new Map<number, Patch>();
  for (const [at, run] of runs.entries()) {
    const root = rootOf(at);
    const patch = patches.get(root);
    if (!patch) {
      patches.set(root, {
        left: run.start,
        top: run.y,
        right: run.end,
        bottom: run.y + 1,
        area: run.end - run.start,
        runs: [run],
      });
      continue;
    }
    patch.left = Math.min(patch.left, run.start);
    patch.right = Math.max(patch.right, run.end);
    patch.bottom = run.y + 1;
    patch.area += run.end - run.start;
    patch.runs.push(run);
  }
  return [...patches.values()];
}
