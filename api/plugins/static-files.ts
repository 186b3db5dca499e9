import { resolve, sep } from "node:path";
import type { BunFile } from "bun";
import { Elysia, NotFoundError } from "elysia";
import { ENCODINGS, type Encoding, encodingFor } from "./encodings.ts";
import type { PageDetails } from "./page-details.ts";
import { isApi, pathOf } from "./paths.ts";
import { notFound } from "./problem.ts";
import { type SitePage, sitePages } from "./site-pages.ts";

/**
 * The built site and the widget's file.
 *
 * - `/widget/v1/repair-assist.js`: for script tags on any page, five minutes in caches.
 * - A page of `dist/site`: asked for again at every visit. An address that has none gets the 404 page, with status 404.
 * - A file of `dist/site`: those under `/assets/` carry a hash in their name and stay a year in caches.
 *
 * Everything has an ETag, so that what is unchanged is not sent again, and travels packed for those who take it so.
 *
 * Options:
 * - `details`: what the operator sets and the pages show.
 * - `dist`: folder of the builds, default `dist`.
 */
export function staticFiles({ details, dist = "dist" }: { details: PageDetails; dist?: string }) {
  const site = resolve(dist, "site");
  const widget = resolve(dist, "widget/repair-assist.js");
  const pages = sitePages(site, details);
  return new Elysia({ name: "static-files" })
    .get("/widget/v1/repair-assist.js", ({ request }) => sendFile(request, widget, WIDGET_HEADERS), {
      detail: { hide: true },
    })
    .get(
      "/*",
      async ({ request }) => {
        if (isApi(request)) throw new NotFoundError();
        const path = pathOf(request);
        const page = await pages.at(path);
        if (page) return sendPage(request, page);
        const file = within(site, path);
        if (file && (await isServed(file))) return sendFile(request, file, cacheOf(path));
        const missing = await pages.missing();
        if (!missing) throw notFound();
        return sendPage(request, missing, 404);
      },
      { detail: { hide: true } },
    );
}

const WIDGET_HEADERS = {
  "cache-control": "public, max-age=300",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

const cacheOf = (path: string) => ({
  "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
});

/** Longer than any path of the site; a file system has limits of its own, and throws there. */
const MAX_PATH = 200;

/** The file that a path means, or undefined where it leads out of `folder` or is no path at all. */
function within(folder: string, path: string) {
  if (path.length > MAX_PATH) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const file = resolve(folder, `.${decoded}`);
  return !decoded.includes("\0") && file.startsWith(folder + sep) ? file : undefined;
}

/** Pages are served by `sitePages` alone, and packed copies only in place of what they are copies of. */
const isServed = (file: string) => !/\.(html|br|gz)$/.test(file) && Bun.file(file).exists();

/** Packed copies lie beside the file, made by the build. */
const COPIES: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

async function sendFile(request: Request, path: string, headers: Record<string, string>) {
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

const sendPage = (request: Request, { text, etag, contentType, packed }: SitePage, status = 200) =>
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
