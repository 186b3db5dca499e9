import { resolve, sep } from "node:path";
import { Elysia, NotFoundError } from "elysia";
import { builtFolder } from "./built-folder.ts";
import type { PageDetails } from "./page-details.ts";
import { isApi, pathOf } from "./paths.ts";
import { notFound } from "./problem.ts";
import { sendFile, sendPage } from "./send.ts";
import { sitePages } from "./site-pages.ts";

/**
 * The built site.
 *
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
  const site = builtFolder(dist, "site");
  const pages = sitePages(site, details);
  return new Elysia({ name: "static-files" }).get(
    "/*",
    async ({ request }) => {
      if (isApi(request)) throw new NotFoundError();
      const path = pathOf(request);
      const page = await pages.at(path);
      if (page) return sendPage(request, page);
      const file = within(site, path);
      if (file && (await isServed(file))) return sendFile(request, file, headersOf(path));
      const missing = await pages.missing();
      if (!missing) throw notFound();
      return sendPage(request, missing, 404);
    },
    { detail: { hide: true } },
  );
}

/** Any origin may load the assets: our frame in a sandbox has an origin that is nobody's. */
const headersOf = (path: string): Record<string, string> =>
  path.startsWith("/assets/")
    ? { "cache-control": "public, max-age=31536000, immutable", "access-control-allow-origin": "*" }
    : { "cache-control": "public, max-age=3600" };

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
