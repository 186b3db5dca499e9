import type { BunFile } from "bun";
import { ENCODINGS, type Encoding, encodingFor } from "./encodings.ts";
import { notFound } from "./problem.ts";
import type { SitePage } from "./site-pages.ts";

/** Packed copies lie beside the file, made by the build. */
const COPIES: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

/** A file, as it is or as its packed copy, with its type and `headers`. Throws a 404 where there is none. */
export async function sendFile(request: Request, path: string, headers: Record<string, string>) {
  const file = Bun.file(path);
  if (!(await file.exists())) throw notFound();
  const copies = new Map<Encoding, BunFile>();
  for (const encoding of ENCODINGS) {
    const copy = Bun.file(path + COPIES[encoding]);
    if (await copy.exists()) copies.set(encoding, copy);
  }
  const etag = `${file.size.toString(36)}-${file.lastModified.toString(36)}`;
  return send(request, { etag, body: file, packed: copies, headers: { "content-type": file.type, ...headers } });
}

/** A page of the site, which is asked for again at every visit. */
export const sendPage = (request: Request, { text, etag, contentType, packed }: SitePage, status = 200) =>
  send(request, {
    etag,
    body: text,
    packed,
    headers: { "content-type": contentType, "cache-control": "no-cache" },
    status,
  });

interface Sendable {
  etag: string;
  body: BunFile | string;
  packed: ReadonlyMap<Encoding, BunFile | Uint8Array<ArrayBuffer>>;
  headers: Record<string, string>;
  status?: number;
}

function send(request: Request, { etag, body, packed, headers, status = 200 }: Sendable) {
  const encoding = encodingFor(request, [...packed.keys()]);
  const tag = `"${[etag, encoding].filter(Boolean).join("-")}"`;
  const all = {
    etag: tag,
    ...headers,
    ...(packed.size > 0 && { vary: "accept-encoding" }),
    ...(encoding && { "content-encoding": encoding }),
  };
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  return status === 200 && known.includes(tag)
    ? new Response(null, { status: 304, headers: all })
    : new Response((encoding && packed.get(encoding)) ?? body, { status, headers: all });
}
