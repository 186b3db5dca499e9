import { createReadStream } from "node:fs";
import type { Field } from "../columns.ts";
import type { Reading } from "../raw-listing.ts";
import { readCsv } from "./csv.ts";
import { readJson, readJsonLines } from "./json.ts";
import { readOsmPbf } from "./osm-pbf.ts";

/** A file we know how to read. */
export interface Format {
  /** Is it OpenStreetMap's by its very form? */
  isOsm: boolean;
  /** How many times it is read. */
  passes: number;
  /** The shops in it, one after the other. `read` is told of bytes as they go by. */
  readings(path: string, options: ReadOptions): AsyncIterable<Reading>;
}

interface ReadOptions {
  map: Readonly<Record<string, Field>>;
  read: (bytes: number) => void;
}

const CHUNK_BYTES = 256 * 1024;

async function* chunksOf(path: string, { read }: ReadOptions): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    read(chunk.length);
    yield chunk;
  }
}

const CSV: Format = {
  isOsm: false,
  passes: 1,
  readings: (path, options) => readCsv(chunksOf(path, options), options.map),
};
const JSON_FILE: Format = { isOsm: false, passes: 1, readings: (path, options) => readJson(chunksOf(path, options)) };
const JSON_LINES: Format = { ...JSON_FILE, readings: (path, options) => readJsonLines(chunksOf(path, options)) };
const OSM_PBF: Format = { isOsm: true, passes: 2, readings: (path, { read }) => readOsmPbf(path, read) };

const BY_ENDING: Readonly<Record<string, Format>> = {
  csv: CSV,
  tsv: CSV,
  json: JSON_FILE,
  geojson: JSON_FILE,
  ndjson: JSON_LINES,
  jsonl: JSON_LINES,
  geojsonl: JSON_LINES,
  geojsonseq: JSON_LINES,
  pbf: OSM_PBF,
};

/** The file's ending is none we know. The message is a sentence. */
export class UnknownFormatError extends Error {
  override name = "UnknownFormatError";
}

/** The format of a file by its ending; Overpass is told by its list of elements. */
export async function formatOf(path: string): Promise<Format> {
  const format = BY_ENDING[path.split(".").at(-1)!.toLowerCase()];
  if (!format)
    throw new UnknownFormatError(
      `We cannot tell what ${path} is. Its name must end with ${Object.keys(BY_ENDING).join(", ")}.`,
    );
  if (format !== JSON_FILE) return format;
  const start = await Bun.file(path).slice(0, 4096).text();
  return { ...format, isOsm: /"elements"\s*:/.test(start) };
}
