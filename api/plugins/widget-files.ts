import { Elysia } from "elysia";
import type { Releases } from "../widget-releases/releases.ts";
import { notFound } from "./problem.ts";
import { sendFile } from "./send.ts";

/** What a release holds for others to load. */
const FILES = /^(repair-assist\.(m?js|d\.m?ts)|(sri|custom-elements)\.json)$/;

/**
 * The widget for any page of the web.
 *
 * - `/widget/v1/repair-assist.js`, `.mjs`, their types, `custom-elements.json`, `sri.json`: the newest release of this
 *   major version, five minutes in caches.
 * - `/widget/v1.2.3/…`: one release, for ever the same, for pages that pin it by its checksum.
 *
 * Options:
 * - `releases`: of `openReleases`.
 */
export const widgetFiles = ({ releases }: { releases: Releases }) =>
  new Elysia({ name: "widget-files" }).get(
    "/widget/:release/:file",
    async ({ request, params: { release, file } }) => {
      const version = /^v(\d+(?:\.\d+\.\d+)?)$/.exec(release)?.[1];
      if (!version || !FILES.test(file)) throw notFound();
      const headers = { ...ANY_PAGE, ...(/ts$/.test(file) && TYPES) };
      if (version.includes(".")) {
        const pinned = await releases.pinned(version, file);
        if (!pinned) throw notFound();
        return sendFile(request, pinned, { ...headers, "cache-control": "public, max-age=31536000, immutable" });
      }
      if (releases.version?.split(".")[0] !== version) throw notFound();
      return sendFile(request, releases.current(file), {
        ...headers,
        "cache-control": "public, max-age=300, stale-while-revalidate=86400",
      });
    },
    { detail: { hide: true } },
  );

/** By its name alone a `.ts` may be a video. */
const TYPES = { "content-type": "application/typescript; charset=utf-8" };
const ANY_PAGE = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
