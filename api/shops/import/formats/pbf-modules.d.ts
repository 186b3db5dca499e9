declare module "pbf" {
  /** Reads protocol buffers from bytes, or writes them. */
  export default class Pbf {
    constructor(bytes?: Uint8Array);
    finish(): Uint8Array;
  }
}

declare module "osm-pbf-parser-node/proto/fileformat.js" {
  import type Pbf from "pbf";

  interface Message<T> {
    read(pbf: Pbf): T;
    write(value: object, pbf: Pbf): void;
  }
  /** The head of a frame: what follows, and how long it is in bytes. */
  export const BlobHeader: Message<{ type: string; datasize: number }>;
  /** A frame's content: packed by one method, which `data` names. */
  export const Blob: Message<{ raw: Uint8Array | null; zlib_data: Uint8Array | null; data: string | null }>;
}

declare module "osm-pbf-parser-node/proto/osmformat.js" {
  import type Pbf from "pbf";

  export const PrimitiveBlock: { write(value: object, pbf: Pbf): void };
}
