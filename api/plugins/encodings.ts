import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** How a body may be packed for its way, the smallest first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The smallest of the packings available that the client takes, or undefined for the bytes as they are. */
export function encodingFor(request: Request, available: readonly Encoding[]): Encoding | undefined {
  const headers = { "accept-encoding": request.headers.get("accept-encoding") ?? "identity" };
  const accepted = new Negotiator({ headers }).encodings([...available]);
  return available.find((encoding) => accepted.includes(encoding));
}

/** Packs a page once for all who ask for it: well, but not for long. */
export async function pack(text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const bytes = await (encoding === "br" ? promisify(brotliCompress)(text, { params }) : promisify(gzip)(text));
  return new Uint8Array(bytes);
}
