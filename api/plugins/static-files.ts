import { join, resolve, sep } from "node:path";
import type { BunFile } from "bun";
import { Elysia, NotFoundError } from "elysia";
import type { Config } from "../config.ts";
import { isApi, pathOf } from "./paths.ts";
import { notFound } from "./problem.ts";
import { isSitePage } from "./site-routes.ts";

/**
 * The built site and the widget's file.
 *
 * - `/widget/v1/repair-assist.js`: for script tags on any page, five minutes in caches.
 * - A file of `dist/site`: those under `/assets/` carry a hash in their name and stay a year in caches.
 * - A page: its own `<path>/index.html` if the build made one, else the index.html of the site. An address the site does
 *   not know gets the same HTML, which shows its 404 page, with status 404. The operator's support details are put in.
 *
 * Every file has an ETag, so that what is unchanged is not sent again.
 *
 * Options:
 * - `config`: support details for the pages.
 * - `dist`: folder of the builds, default `dist`.
 */
export function staticFiles({ config, dist = "dist" }: { config: PublicDetails; dist?: string }) {
  const site = resolve(dist, "site");
  const widget = resolve(dist, "widget/repair-assist.js");
  return new Elysia({ name: "static-files" })
    .get("/widget/v1/repair-assist.js", ({ request }) => sendFile(request, Bun.file(widget), WIDGET_HEADERS), {
      detail: { hide: true },
    })
    .get(
      "/*",
      async ({ request }) => {
        if (isApi(request)) throw new NotFoundError();
        const path = within(site, pathOf(request));
        if (path === undefined) throw notFound();
        const file = Bun.file(path);
        if (path !== site && !path.endsWith(".html") && (await file.exists()))
          return sendFile(request, file, cacheOf(path));
        return sendPage(request, site, path, config);
      },
      { detail: { hide: true } },
    );
}

type PublicDetails = Pick<Config, "SUPPORT_PHONE" | "SUPPORT_EMAIL" | "SOCIAL_URL">;

const WIDGET_HEADERS = {
  "cache-control": "public, max-age=300",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

const cacheOf = (path: string) => ({
  "cache-control": path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
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
  return !decoded.includes("\0") && (file === folder || file.startsWith(folder + sep)) ? file : undefined;
}

async function sendFile(request: Request, file: BunFile, headers: Record<string, string>) {
  if (!(await file.exists())) throw notFound();
  const tag = `"${file.size.toString(36)}-${file.lastModified.toString(36)}"`;
  return send(request, tag, file, { "content-type": file.type, ...headers });
}

async function sendPage(request: Request, site: string, path: string, details: PublicDetails) {
  const own = Bun.file(join(path, "index.html"));
  const isOwn = await own.exists();
  const file = isOwn ? own : Bun.file(join(site, "index.html"));
  if (!(await file.exists())) throw notFound();
  const html = (await file.text()).replace(
    /%(SUPPORT_PHONE|SUPPORT_EMAIL|SOCIAL_URL)%/g,
    (_, name: keyof PublicDetails) => Bun.escapeHTML(details[name] ?? ""),
  );
  const known = isOwn || isSitePage(pathOf(request));
  const headers = { "content-type": "text/html;charset=utf-8", "cache-control": "no-cache" };
  return send(request, `"${Bun.hash(html).toString(36)}"`, html, headers, known ? 200 : 404);
}

function send(request: Request, etag: string, body: BunFile | string, headers: Record<string, string>, status = 200) {
  const unchanged =
    status === 200 &&
    request.headers
      .get("if-none-match")
      ?.split(/\s*,\s*/)
      .includes(etag);
  return unchanged
    ? new Response(null, { status: 304, headers: { etag, ...headers } })
    : new Response(body, { status, headers: { etag, ...headers } });
}
