import { basename } from "node:path";
import postgres from "postgres";
import { check, ImportRefusedError } from "./check.ts";
import type { Field } from "./columns.ts";
import { formatOf } from "./formats/format.ts";
import { type Published, publish, type Source } from "./publish.ts";
import type { Reading } from "./raw-listing.ts";
import { createStaging, type Progress, type StagedListing } from "./staging.ts";

export interface ImportOptions {
  /** What the source is called; by default the file's name, or "openstreetmap" for its own formats. */
  source?: string | undefined;
  licence?: string | undefined;
  /** Words the licence wants shown with each entry. */
  attribution?: string | undefined;
  /** Take out entries of the source that the file no longer has. */
  replace?: boolean | undefined;
  /** Columns that do not say what they hold. */
  map?: Readonly<Record<string, Field>>;
  /** Told of bytes gone by, of all bytes to go, and how far that is in rows. */
  onProgress?: (bytes: number, allBytes: number, progress: Progress) => void;
  /** Told of each refused row. */
  onRefused?: (line: number, reason: string) => void;
  /** Stops the import: it can be continued. */
  signal?: AbortSignal;
}

export interface ImportSummary extends Progress, Published {
  source: string;
  /** Rows that a stopped import of the same file had looked at already. */
  continuedFrom: number;
}

/** Another import runs on this database. The message is a sentence. */
export class ImportRunningError extends Error {
  override name = "ImportRunningError";
}

const LOCK = 7_337_217;
const BATCH = 10_000;
const EXAMPLES = 20;
const OSM: Source = {
  name: "openstreetmap",
  licence: "ODbL 1.0",
  attribution: "© OpenStreetMap contributors",
};

/**
 * Reads a file of shops into the directory at `url`. The file streams by; what is wrong is refused row by row, the rest
 * goes in, and nobody sees any of it before all of it is there. Stopped at any point it leaves the directory as it was,
 * and the same call goes on where it stopped.
 */
export async function importShops(url: string, path: string, options: ImportOptions = {}): Promise<ImportSummary> {
  const format = await formatOf(path);
  const source = sourceOf(path, format.isOsm, options);
  const sql = postgres(url, { max: 2, onnotice: () => {}, connection: { application_name: "shops-import" } });
  const holder = await sql.reserve();
  try {
    const [lock] = await holder`select pg_try_advisory_lock(${LOCK}) as ours`;
    if (!lock?.ours)
      throw new ImportRunningError("Another import is running on this database. Please let it end first.");
    const staging = createStaging(sql);
    const before = await staging.open(await identityOf(path, source, options.map));
    const progress = structuredClone(before);
    const allBytes = Bun.file(path).size * format.passes;
    let bytes = 0;
    const read = (more: number) => {
      bytes += more;
    };
    const readings = format.readings(path, { map: options.map ?? {}, read });
    let writing = Promise.resolve();
    for await (const listings of batchesOf(readings, progress, before.read, options)) {
      // While one batch is written the next is read.
      await writing;
      options.signal?.throwIfAborted();
      options.onProgress?.(bytes, allBytes, progress);
      writing = staging.add(listings, structuredClone(progress));
      writing.catch(() => {});
    }
    await writing;
    const published = await publish(sql, source, { replace: options.replace ?? false });
    return { source: source.name, continuedFrom: before.read, ...progress, ...published };
  } finally {
    holder.release();
    await sql.end({ timeout: 5 });
  }
}

/**
 * Batches of shops that are fit to go in, with `progress` counted up to each. The first `skip` readings were counted
 * before.
 */
async function* batchesOf(
  readings: AsyncIterable<Reading>,
  progress: Progress,
  skip: number,
  { onRefused }: ImportOptions,
): AsyncGenerator<StagedListing[]> {
  let listings: StagedListing[] = [];
  let skipped = 0;
  for await (const reading of readings) {
    if (skipped < skip) {
      skipped++;
      continue;
    }
    progress.read++;
    const taken = take(reading);
    if (typeof taken === "string") {
      refuse(progress, reading.line, taken);
      onRefused?.(reading.line, taken);
    } else if (taken) {
      progress.taken++;
      listings.push(taken);
    } else progress.others++;
    if (progress.read % BATCH === 0) {
      yield listings;
      listings = [];
    }
  }
  yield listings;
}

/** The listing of a reading, why there is none, or undefined for what is no shop. */
function take(reading: Reading): StagedListing | string | undefined {
  if ("refused" in reading) return reading.refused;
  if ("other" in reading) return undefined;
  try {
    return { ...check(reading.listing), line: reading.line };
  } catch (error) {
    if (error instanceof ImportRefusedError) return error.message;
    throw error;
  }
}

function refuse(progress: Progress, line: number, reason: string) {
  progress.refused++;
  // "812 miles from ZIP 85253" is one reason, whatever the numbers.
  const kind = reason.replace(/\d+ miles from ZIP \d+/, "far from its ZIP");
  progress.reasons[kind] = (progress.reasons[kind] ?? 0) + 1;
  if (progress.examples.length < EXAMPLES) progress.examples.push({ line, reason });
}

function sourceOf(path: string, isOsm: boolean, { source, licence, attribution }: ImportOptions): Source {
  const name =
    source ??
    (isOsm
      ? OSM.name
      : basename(path)
          .replace(/\.[^.]*$/, "")
          .toLowerCase());
  const osm = isOsm || name === OSM.name;
  return {
    name,
    licence: licence ?? (osm ? OSM.licence : null),
    attribution: attribution ?? (osm ? OSM.attribution : null),
  };
}

/** What makes an import the same one: its source, how it is read, the size of the file and its first and last bytes. */
async function identityOf(path: string, source: Source, map: ImportOptions["map"]) {
  const file = Bun.file(path);
  const ends = [file.slice(0, 65_536), file.slice(Math.max(0, file.size - 65_536))];
  const hash = new Bun.CryptoHasher("sha256");
  for (const end of ends) hash.update(await end.arrayBuffer());
  return JSON.stringify([source, map, file.size, hash.digest("hex")]);
}
