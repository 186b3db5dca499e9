import type { Layout, Printed } from "./layouts/layout.ts";
import * as tuning from "./layouts/tuning.ts";
import * as slips from "./layouts/tuning-slips.ts";
import * as tables from "./layouts/tuning-tables.ts";
import * as unseen from "./layouts/unseen.ts";
import { type Paper, paperFrom } from "./paper.ts";
import type { Face } from "./photograph.ts";
import { DIFFICULTIES, type Difficulty } from "./shot.ts";

/** One estimate of a half, as it is going to be printed and photographed. */
export interface Case {
  name: string;
  seed: number;
  difficulty: Difficulty;
  face: Face;
  paper: Paper;
  printed: Printed;
}

/**
 * `tuning` may be looked at while the reading is made better, `unseen` not: it has layouts, typefaces and seeds of its
 * own. `monospaced` may be looked at, too: the faces of typewriters, terminals and receipts, each at every difficulty.
 */
export const HALVES = {
  tuning: {
    seed: 1000,
    rounds: 2,
    layouts: Object.entries({ ...tuning, ...tables, ...slips }),
    faces: [
      { package: "arimo", size: 17 },
      { package: "cousine", size: 15.5 },
      { package: "tinos", size: 18 },
      { package: "roboto-condensed", size: 17.5 },
    ],
  },
  monospaced: {
    seed: 4000,
    rounds: 3,
    layouts: Object.entries({ thermal: slips.thermal, farAmounts: slips.farAmounts }),
    faces: [
      { package: "courier-prime", size: 15.5 },
      { package: "roboto-mono", size: 15 },
      { package: "dejavu-mono", size: 14.5 },
      { package: "share-tech-mono", size: 16.5 },
      { package: "cutive-mono", size: 15 },
      { package: "vt323", size: 20 },
    ],
  },
  unseen: {
    seed: 7000,
    rounds: 2,
    layouts: Object.entries(unseen),
    faces: [
      { package: "open-sans", size: 16.5 },
      { package: "ibm-plex-mono", size: 15 },
      { package: "pt-serif", size: 17.5 },
      { package: "archivo-narrow", size: 18 },
    ],
  },
} satisfies Record<string, { seed: number; rounds: number; layouts: [string, Layout][]; faces: Face[] }>;
export type Half = keyof typeof HALVES;

/** Jobs on a paper; the longest take two or three sheets. */
const JOBS = [3, 5, 8, 4, 6];

/** Every layout at every difficulty, as often as the half has rounds. */
export function casesOf(half: Half): Case[] {
  const { seed: first, rounds, layouts, faces } = HALVES[half];
  const cases: Case[] = [];
  for (let round = 0; round < rounds; round++)
    for (const [name, layout] of layouts)
      for (const difficulty of DIFFICULTIES) {
        const seed = first + cases.length;
        const paper = paperFrom(seed, JOBS[cases.length % JOBS.length]!);
        const printed = layout(paper);
        const face = printed.face ?? faces[(cases.length + round) % faces.length]!;
        cases.push({ name: `${name}-${difficulty}-${seed}`, seed, difficulty, face, paper, printed });
      }
  return cases;
}
