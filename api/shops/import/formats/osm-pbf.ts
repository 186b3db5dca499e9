import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { inflate as inflateCallback } from "node:zlib";
import { parse } from "osm-pbf-parser-node";
import { Blob, BlobHeader } from "osm-pbf-parser-node/proto/fileformat.js";
import Pbf from "pbf";
import type { Tags } from "../osm-tags.ts";
import { listingFromTags } from "../osm-tags.ts";
import type { Reading } from "../raw-listing.ts";
import { fromElement } from "./json.ts";

/** The format's own limits: nothing larger is one of its files. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOCK_BYTES = 32 * 1024 * 1024;
/** So many corners of a building tell where it is. */
const CORNERS = 8;

const inflate = promisify(inflateCallback) as (
  data: Uint8Array,
  options: { maxOutputLength: number },
) => Promise<Buffer>;

/** A thing of OpenStreetMap as the parser gives it. */
interface Element {
  type: "node" | "way" | "relation";
  id: number;
  lat?: number;
  lon?: number;
  refs?: number[];
  tags?: Tags;
}
type Block = { number: number } & ({ elements: Element[] } | { refused: string });

/**
 * Repair shops of an OpenStreetMap extract (`.osm.pbf`), read twice: the first time for shops drawn as buildings, the
 * second for those set as points and for the buildings' corners. Memory grows with the shops, not with the file. Its
 * "lines" are blocks of the file. `read` is told of bytes, of both readings.
 */
export async function* readOsmPbf(path: string, read: (bytes: number) => void = () => {}): AsyncGenerator<Reading> {
  const buildings: { number: number; element: Element; corners: number[] }[] = [];
  const corners = new Map<number, { lat: number; lon: number } | undefined>();
  for await (const block of blocksOf(path, { node: false, way: true, relation: false }, read)) {
    // Broken blocks are told of once, in the second reading.
    if ("refused" in block) continue;
    for (const element of block.elements) {
      if (element.type !== "way" || !element.tags || !listingFromTags(element.tags)) continue;
      const some = (element.refs ?? []).slice(0, CORNERS);
      for (const corner of some) corners.set(corner, undefined);
      buildings.push({ number: block.number, element: { ...element, refs: [] }, corners: some });
    }
  }
  for await (const block of blocksOf(path, { node: true, way: false, relation: false }, read)) {
    if ("refused" in block) {
      yield { line: block.number, refused: block.refused };
      continue;
    }
    for (const element of block.elements) {
      if (element.type !== "node") continue;
      if (corners.has(element.id)) corners.set(element.id, { lat: element.lat!, lon: element.lon! });
      if (element.tags && listingFromTags(element.tags)) yield { line: block.number, ...fromElement({ ...element }) };
    }
  }
  for (const { number, element, corners: some } of buildings) {
    const known = some.map((corner) => corners.get(corner)).filter((at) => at !== undefined);
    if (known.length === 0) yield { line: number, refused: "a building whose corners are not in the file" };
    else {
      const center = { lat: mean(known.map(({ lat }) => lat)), lon: mean(known.map(({ lon }) => lon)) };
      yield { line: number, ...fromElement({ ...element, center }) };
    }
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The blocks of a file, each unpacked by itself: a broken one costs no other. A broken frame ends the file. */
async function* blocksOf(
  path: string,
  withTags: { node: boolean; way: boolean; relation: boolean },
  read: (bytes: number) => void,
): AsyncGenerator<Block> {
  const file = await open(path);
  try {
    for (let number = 1; ; number++) {
      const size = await take(file, 4);
      if (size.length === 0) return;
      const frame = size.length === 4 ? await frameOf(file, size.readUInt32BE(0)) : undefined;
      if (!frame) return yield { number, refused: "the file is broken from this block on" };
      read(frame.length);
      if (frame.type === "OSMData") yield { number, ...(await elementsOf(frame.data, withTags)) };
    }
  } finally {
    await file.close();
  }
}

type File = Awaited<ReturnType<typeof open>>;

async function take(file: File, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, null);
  return buffer.subarray(0, bytesRead);
}

async function frameOf(file: File, headerSize: number) {
  if (headerSize > MAX_HEADER_BYTES) return undefined;
  const written = await take(file, headerSize);
  if (written.length < headerSize) return undefined;
  try {
    const { type, datasize } = BlobHeader.read(new Pbf(written));
    if (!/^OSM(Header|Data)$/.test(type) || !(datasize <= MAX_BLOCK_BYTES)) return undefined;
    const data = await take(file, datasize);
    return data.length === datasize ? { type, data, length: 4 + headerSize + datasize } : undefined;
  } catch {
    return undefined;
  }
}

async function elementsOf(data: Buffer, withTags: { node: boolean; way: boolean; relation: boolean }) {
  try {
    const blob = Blob.read(new Pbf(data));
    if (!blob.raw && !blob.zlib_data) return { refused: `packed by a method we do not read (${blob.data})` };
    const unpacked = blob.raw ?? (await inflate(blob.zlib_data!, { maxOutputLength: MAX_BLOCK_BYTES }));
    return { elements: parse(Buffer.from(unpacked), { withTags }) as Element[] };
  } catch {
    return { refused: "a broken block" };
  }
}
