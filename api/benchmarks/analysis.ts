import { readCaseFile, TUNING } from "../evaluation/case-file.ts";
import { runCases, TODAY } from "../evaluation/outcome.ts";
import { percentile } from "../evaluation/totals.ts";
import { analyseWithModels } from "../learning/analyse-with-models.ts";

/** How long the analysis of a text takes in this process. */
const LONGEST = 10_000;

const { evalCases } = await readCaseFile(TUNING);
runCases(evalCases);
const times = runCases(evalCases).map(({ milliseconds }) => milliseconds);
const loops = Array.from({ length: 9 }, () => timed(referenceLoop));
const reference = percentile(loops, 0.5);
const long = percentile(
  Array.from({ length: 5 }, () => timed(analyseLongText)),
  0.5,
);

const milliseconds = (time: number) => `${time.toFixed(1)} ms (${(time / reference).toFixed(2)} reference loops)`;
console.log(`analysis of ${times.length} texts, warm`);
for (const [name, share] of [
  ["median", 0.5],
  ["95th percentile", 0.95],
  ["99th percentile", 0.99],
] as const)
  console.log(`  ${name.padEnd(16)} ${milliseconds(percentile(times, share))}`);
console.log(`  ${"10,000 words".padEnd(16)} ${milliseconds(long)}`);
console.log(`  ${"reference loop".padEnd(16)} ${reference.toFixed(1)} ms`);
/** The tuning cases one after another until the text has its words. */
function analyseLongText() {
  const words = evalCases.flatMap(({ text }) => text.split(/\s+/));
  const text = Array.from({ length: LONGEST }, (_, i) => words[i % words.length]).join(" ");
  const { vehicle, place } = evalCases[0]!;
  return analyseWithModels({ issueType: "symptoms", text, vehicle, place, today: TODAY, pictures: [], answers: [] });
}

/** Fixed work that tells a fast machine from a slow or busy one. */
function referenceLoop(): number {
  let state = 1;
  for (let i = 0; i < 5_000_000; i++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state;
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
