import { parseArgs } from "node:util";
import { type CaseFile, readCaseFile, TUNING, UNSEEN } from "../evaluation/case-file.ts";
import { missesOf, safetyMissesOf } from "../evaluation/misses.ts";
import { runTrials } from "../evaluation/outcome.ts";
import { missLines, safetyMissLines, totalsLines } from "../evaluation/print.ts";
import { fitTemperature } from "../evaluation/temperature.ts";
import { totalsOf } from "../evaluation/totals.ts";

const USAGE = `bun run evaluate [FILE]
  How often the analysis is right. Without FILE: both halves of our own cases. FILE is one of:
    JSON, a case a line   {"year", "make", "model", "mileage", "zip", "text", "truth"}, as api/evaluation/README.md tells
    CSV                   complaints to NHTSA with the columns make, model, year, component, text: by system alone
  --misses      the worst misses with the evidence found; never of the unseen half (without FILE: those of the tuning half)
  --most N      so many of each kind (10)
  --fit         the temperature of the ranking that suits the cases best; without FILE: the tuning half
  --json        everything as JSON`;

/** `bun run evaluate`: the accuracy of the analysis on cases whose truth is known. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      misses: { type: "boolean", default: false },
      most: { type: "string", default: "10" },
      json: { type: "boolean", default: false },
      fit: { type: "boolean", default: false },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (positionals.length > 1) throw new Error(`One file at a time.\n${USAGE}`);
  const most = Number(values.most);
  if (!Number.isInteger(most) || most < 0) throw new Error(`--most ${values.most} is not a whole number.`);
  const [path] = positionals;
  if (values.fit) {
    console.log(await fitted(path ?? TUNING));
    process.exit(0);
  }
  const files = await Promise.all((path ? [path] : [TUNING, UNSEEN]).map(readCaseFile));
  if (values.misses && path && files[0]?.unseen)
    throw new Error("The misses of the unseen half are never shown: whoever has seen them tunes to them.");
  const reports = files.map((file) => reportOf(file, values.misses || !path ? most : 0));
  console.log(values.json ? JSON.stringify(reports, null, 2) : reports.map(lines).join("\n\n"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The best temperature for a file as a line. */
async function fitted(path: string): Promise<string> {
  const { trials, unseen } = await readCaseFile(path);
  if (unseen) throw new Error("Nothing is fitted to the unseen half.");
  const { best, present } = fitTemperature(trials);
  return `Least log loss at temperature ${best.temperature}: ${best.loss.toFixed(4)} a case. Now ${present.temperature}: ${present.loss.toFixed(4)}.`;
}

/** Totals of a file, and its worst misses where they may be seen. */
function reportOf(file: CaseFile, most: number) {
  const outcomes = runTrials(file.trials);
  const visible = file.unseen ? [] : outcomes;
  const misses = missesOf(visible).slice(0, most);
  const safetyMisses = safetyMissesOf(visible).slice(0, most);
  return { file: file.name, apart: file.apart, ...totalsOf(outcomes), misses, safetyMisses };
}

function lines({ file, apart, misses, safetyMisses, ...totals }: ReturnType<typeof reportOf>): string {
  return [
    ...totalsLines({ name: file, apart }, totals),
    ...titled("The worst misses:", missLines(misses)),
    ...titled("Safety below what was wanted:", safetyMissLines(safetyMisses)),
  ].join("\n");
}

function titled(title: string, body: readonly string[]) {
  return body.length > 0 ? ["", title, ...body] : [];
}
