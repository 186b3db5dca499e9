import { parseArgs } from "node:util";
import { SingleBar } from "cli-progress";
import { migrate } from "../db/migrate.ts";
import { FIELDS, type Field, isField } from "../shops/import/columns.ts";
import { importShops } from "../shops/import/import.ts";
import { summaryLines, time, whole } from "../shops/import/summary.ts";
import { visitLocalDatabase } from "./local-database.ts";
import { onStop } from "./on-stop.ts";

const USAGE = `bun run shops:import FILE
  Reads repair shops into the directory: .csv or .tsv with a header, .geojson, .json of Overpass, .ndjson, .osm.pbf.
  What is wrong is refused row by row and the rest goes in. Stopped, it leaves the directory as it was, and the same
  command goes on where it stopped.
  --source NAME          whose entries these are; by default the file's name, or openstreetmap
  --licence TEXT         under which licence
  --attribution TEXT     words that the licence wants shown with each entry
  --map FIELD=COLUMN     a column that does not say what it holds; as often as needed. Fields: ${FIELDS.join(", ")}
  --replace              take out entries of the source that the file no longer has
  --refused FILE         write every refused row's line and reason there`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: "string" },
      licence: { type: "string" },
      attribution: { type: "string" },
      map: { type: "string", multiple: true },
      replace: { type: "boolean" },
      refused: { type: "string" },
      help: { type: "boolean" },
    },
  });
  const [path] = positionals;
  if (values.help || path === undefined || positionals.length > 1) {
    console.log(USAGE);
    process.exit(values.help ? 0 : 1);
  }
  if (!(await Bun.file(path).exists())) throw new Error(`There is no file ${path}.`);
  await run(path, values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

interface Values {
  source?: string;
  licence?: string;
  attribution?: string;
  map?: string[];
  replace?: boolean;
  refused?: string;
}

async function run(path: string, { map = [], refused, ...options }: Values) {
  const database = await visitLocalDatabase();
  const bar = new SingleBar({
    format: "{bar} {percentage} % | {rows} rows | {rate} a second | {left} left",
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  });
  const list = refused === undefined ? undefined : Bun.file(refused).writer();
  const stop = new AbortController();
  const ended = Promise.withResolvers<void>();
  onStop(() => {
    stop.abort(new Error("Stopped. The directory is as it was; the same command goes on from here."));
    return ended.promise;
  });
  const started = performance.now();
  bar.start(1, 0, { rows: 0, rate: 0, left: "…" });
  let first: number | undefined;
  try {
    await migrate(database.url);
    const summary = await importShops(database.url, path, {
      ...options,
      map: columnsOf(map),
      signal: stop.signal,
      onProgress(bytes, allBytes, { read }) {
        first ??= read;
        const seconds = (performance.now() - started) / 1000;
        const left = (seconds * (allBytes - bytes)) / Math.max(1, bytes);
        bar.setTotal(allBytes);
        bar.update(bytes, { rows: whole(read), rate: whole((read - first) / seconds), left: time(left) });
      },
      onRefused: (line, reason) => void list?.write(`${line}\t${reason}\n`),
    });
    bar.stop();
    console.log(summaryLines(summary, (performance.now() - started) / 1000).join("\n"));
  } finally {
    bar.stop();
    await list?.end();
    await database.stop();
    ended.resolve();
  }
}

function columnsOf(map: readonly string[]): Record<string, Field> {
  return Object.fromEntries(
    map.map((pair) => {
      const [field = "", column = ""] = pair.split(/=(.*)/s);
      if (!isField(field) || !column)
        throw new Error(`--map ${pair} must be FIELD=COLUMN. There are the fields ${FIELDS.join(", ")}.`);
      return [column, field];
    }),
  );
}
