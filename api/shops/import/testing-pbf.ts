import { deflateSync } from "node:zlib";
import { Blob, BlobHeader } from "osm-pbf-parser-node/proto/fileformat.js";
import { PrimitiveBlock } from "osm-pbf-parser-node/proto/osmformat.js";
import Pbf from "pbf";

interface Thing {
  type: string;
  id: number;
  lat?: number;
  lon?: number;
  refs?: number[];
  tags?: Readonly<Record<string, string>>;
}

/** An extract of OpenStreetMap with blocks of things, or of bytes that are none. */
export const pbfFile = (blocks: (Thing[] | "broken")[]): Buffer =>
  Buffer.concat([
    frame("OSMHeader", deflated(new Uint8Array(0))),
    ...blocks.map((block) => frame("OSMData", blob(block))),
  ]);

const blob = (block: Thing[] | "broken") =>
  block === "broken" ? written(Blob, { zlib_data: Buffer.from("no zlib") }) : deflated(primitives(block));

const deflated = (bytes: Uint8Array) => written(Blob, { raw_size: bytes.length, zlib_data: deflateSync(bytes) });

function frame(type: string, data: Uint8Array) {
  const header = written(BlobHeader, { type, datasize: data.length });
  const size = Buffer.alloc(4);
  size.writeUInt32BE(header.length);
  return Buffer.concat([size, header, data]);
}

function primitives(things: Thing[]) {
  const strings = [""];
  const index = (text: string) => strings.push(text) - 1;
  const tagged = things.map((thing) => ({
    ...thing,
    keys: Object.keys(thing.tags ?? {}).map(index),
    vals: Object.values(thing.tags ?? {}).map(index),
  }));
  const nodes = tagged
    .filter(({ type }) => type === "node")
    .map((node) => ({ ...node, lat: Math.round(node.lat! * 1e7), lon: Math.round(node.lon! * 1e7) }));
  const ways = tagged
    .filter(({ type }) => type === "way")
    .map((way) => ({ ...way, refs: way.refs!.map((ref, i) => ref - (way.refs![i - 1] ?? 0)) }));
  return written(PrimitiveBlock, {
    stringtable: { s: strings.map((text) => Buffer.from(text)) },
    primitivegroup: [{ nodes, ways }],
  });
}

interface Message {
  write(value: object, pbf: Pbf): void;
}

function written(message: Message, value: object): Uint8Array {
  const pbf = new Pbf();
  message.write(value, pbf);
  return pbf.finish();
}
