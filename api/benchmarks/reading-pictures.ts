import { renderEstimates } from "../evaluation/rendered-estimates/render.ts";
import { type Score, scoreOf } from "../evaluation/rendered-estimates/score.ts";
import { HALVES, type Half } from "../evaluation/rendered-estimates/set.ts";
import { DIFFICULTIES, type Difficulty } from "../evaluation/rendered-estimates/shot.ts";
import { percentile } from "../evaluation/totals.ts";
import { readPictures } from "../reading-pictures/read-pictures.ts";
import { createRecognizer } from "../reading-pictures/recognizer.ts";

/**
 * How well and how fast photographed estimates are read: the share of the lines whose amount was read beside its words,
 * for the half that was looked at in tuning, for six monospaced and receipt faces, and for the half that was not looked
 * at; seconds a page; memory of two at once. `HALF=monospaced` takes one alone. Misses of what may be looked at are
 * listed; those of the unseen half are not. `KEEP=folder` keeps the pictures of the tuning half.
 */
const recognizer = createRecognizer();
const timeout = () => AbortSignal.timeout(120_000);
const read = (photos: readonly Uint8Array[]) =>
  readPictures(
    photos.map((bytes, at) => ({ filename: `${at + 1}.jpg`, bytes })),
    recognizer,
    timeout(),
  );

interface Result extends Score {
  difficulty: Difficulty;
}
const [wall, processor]: [number[], number[]] = [[], []];
const pages: Uint8Array[] = [];
const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

console.log("lines read with their amount, totals read, lines read that are not on the paper");
for (const half of (Object.keys(HALVES) as Half[]).filter((one) => one === (process.env.HALF ?? one))) {
  const results: Result[] = [];
  for await (const { name, difficulty, paper, printed, photos } of renderEstimates(
    half,
    half === "tuning" ? process.env.KEEP : undefined,
  )) {
    const [started, before] = [performance.now(), used()];
    const readings = await read(photos);
    wall.push((performance.now() - started) / 1000 / photos.length);
    processor.push((used() - before) / photos.length);
    const score = scoreOf(readings.map(({ text }) => text).join("\n"), printed.lines, paper);
    results.push({ difficulty, ...score });
    if (half !== "unseen")
      for (const { text, amount } of score.missed) console.log(`    missed in ${name}: ${text} ${amount}`);
    if (pages.length < 4) pages.push(photos[0]!);
  }
  for (const difficulty of DIFFICULTIES)
    console.log(
      `  ${half.padEnd(10)} ${difficulty.padEnd(7)} ${totals(results.filter((one) => one.difficulty === difficulty))}`,
    );
  const easy = results.filter(({ difficulty }) => difficulty !== "hard");
  console.log(`  ${half.padEnd(10)} clean and tilted  ${totals(easy)}`);
}

function totals(results: readonly Result[]) {
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  const [right, lines] = [sum((one) => one.right), sum((one) => one.lines)];
  const invented = sum((one) => one.invented.length);
  return `${((right / lines) * 100).toFixed(1)}% of ${lines} lines, ${sum((one) => Number(one.totalRight))} of ${results.length} totals, ${invented} not on the paper`;
}

console.log("seconds a page (and of the processor)");
for (const [name, share] of [
  ["median", 0.5],
  ["95th percentile", 0.95],
] as const)
  console.log(
    `  ${name.padEnd(16)} ${percentile(wall, share).toFixed(2)} (${percentile(processor, share).toFixed(2)})`,
  );

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const oneByOne = await peakOf(async () => {
  for (const page of pages) await read([page]);
});
const twoAtOnce = await peakOf(async () => {
  for (let at = 0; at + 1 < pages.length; at += 2) await Promise.all([read([pages[at]!]), read([pages[at + 1]!])]);
});
console.log(
  `memory at its highest: one page after the other ${megabytes(oneByOne)}, two at once ${megabytes(twoAtOnce)} (${(twoAtOnce / oneByOne).toFixed(2)} times)`,
);
await recognizer.close();

/** The most memory that the whole process held, its worker threads included. */
async function peakOf(work: () => Promise<void>): Promise<number> {
  let peak = 0;
  Bun.gc(true);
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  await work();
  clearInterval(watch);
  return peak;
}
