import { parseArgs } from "node:util";
import { migrate } from "../db/migrate.ts";
import { BULLETINS_FILE } from "../known-issues/import/bulletins-file.ts";
import type { FlatFile } from "../known-issues/import/flat-file.ts";
import { type ImportSummary, importFlatFiles } from "../known-issues/import/import.ts";
import { RECALLS_FILE } from "../known-issues/import/recalls-file.ts";
import { visitLocalDatabase } from "./local-database.ts";

const USAGE = {
  recalls: `bun run recalls:import FLAT_RCL.txt
  Puts NHTSA's recalls in place of those that were read in before: all of them or none. The file is NHTSA's own, unzipped,
  with tabs between columns: https://static.nhtsa.gov/odi/ffdd/rcl/`,
  bulletins: `bun run bulletins:import FLAT_TSBS.txt…
  Puts NHTSA's service bulletins in place of those that were read in before: all of them or none. Name all files that you
  want at once: https://static.nhtsa.gov/odi/ffdd/tsbs/`,
};
const OPTIONS = `
  --unmatched FILE   write there every model of our makes that the catalogue does not have, with its rows`;

/** So many lines of a list are printed. */
const PRINTED = 15;

try {
  const [kind, ...rest] = process.argv.slice(2) as ["recalls" | "bulletins", ...string[]];
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { unmatched: { type: "string" }, help: { type: "boolean" } },
  });
  const isOne = kind === "recalls" ? positionals.length === 1 : positionals.length > 0;
  if (values.help || !isOne) {
    console.log(USAGE[kind] + OPTIONS);
    process.exit(values.help ? 0 : 1);
  }
  for (const path of positionals) if (!(await Bun.file(path).exists())) throw new Error(`There is no file ${path}.`);
  if (kind === "recalls") await run(positionals, RECALLS_FILE, values.unmatched);
  else await run(positionals, BULLETINS_FILE, values.unmatched);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run<Item extends object>(paths: readonly string[], file: FlatFile<Item>, unmatched?: string) {
  const database = await visitLocalDatabase();
  try {
    await migrate(database.url);
    const started = performance.now();
    const summary = await importFlatFiles(database.url, paths, file);
    const seconds = (performance.now() - started) / 1000;
    const list = byRows(summary.unmatched);
    if (unmatched) await Bun.write(unmatched, list.map(([name, rows]) => `${name}\t${rows}\n`).join(""));
    console.log(summaryLines(file.kind, summary, list, seconds).join("\n"));
  } finally {
    await database.stop();
  }
}

function byRows(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([, a], [, b]) => b - a);
}

function summaryLines(
  kind: string,
  { read, items, cars, others, refused, asOf }: ImportSummary,
  unmatched: readonly (readonly [string, number])[],
  seconds: number,
): string[] {
  const rows = (list: readonly (readonly [string, number])[]) => list.reduce((sum, [, count]) => sum + count, 0);
  const whole = (count: number) => count.toLocaleString("en-US");
  const more = unmatched.length - PRINTED;
  return [
    `Read ${whole(read)} rows in ${seconds.toFixed(1)} s: ${whole(items)} ${kind} for ${whole(cars)} cars (make, model and year), as of ${asOf || "an unknown day"}.`,
    `${whole(others)} rows are about other vehicles, equipment, and makes that the catalogue does not have.`,
    ...byRows(refused).map(([reason, count]) => `${whole(count)} rows were left out: each ${reason}.`),
    `${whole(rows(unmatched))} rows are about ${whole(unmatched.length)} models that the catalogue does not have${unmatched.length > 0 ? ":" : "."}`,
    ...unmatched.slice(0, PRINTED).map(([name, count]) => `  ${name} (${whole(count)})`),
    ...(more > 0 ? [`  and ${whole(more)} more; --unmatched FILE writes all of them`] : []),
  ];
}
