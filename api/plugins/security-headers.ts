import { Elysia } from "elysia";
import { FRAME_PATH } from "#shared/embed-frame.ts";
import { isApi, isAt, pathOf } from "./paths.ts";

/**
 * All that our pages load, and all they talk to, is our own; nothing inline runs, and no text becomes script. Forms are
 * sent by our scripts alone: before these are there, the browser would write what was typed into the address.
 */
const pagePolicy = (ancestors: string) =>
  [
    "default-src 'none'",
    ...["script", "style", "img", "font", "connect", "manifest", "frame"].map((kind) => `${kind}-src 'self'`),
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
  ].join("; ");
const PAGES = pagePolicy("'self'");

/** The one page that others may frame, isolated ones (COEP) too. */
const FRAME = {
  "content-security-policy": pagePolicy("*"),
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "cross-origin",
};

/** Nothing of a browser that asks the visitor's leave, or that one could be watched by: our pages need none of it. */
const NO_PERMISSIONS = [
  ...["accelerometer", "autoplay", "camera", "display-capture", "fullscreen", "geolocation", "gyroscope", "hid"],
  ...["magnetometer", "microphone", "midi", "payment", "publickey-credentials-get", "screen-wake-lock", "serial"],
  ...["usb", "xr-spatial-tracking"],
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Headers that every answer carries, errors and files included.
 *
 * - Everywhere: `nosniff`, a referrer policy, and no framing by other sites, but for `/embed/frame`, which is made for
 *   that.
 * - Pages and files: a content policy under which they load and call nothing but our own, no features of the browser
 *   that they do not need, and no window in common with pages of other sites.
 * - API answers: `Cache-Control: no-store`, and a content policy under which nothing in them can run.
 * - Under `/shared/`, whose address is a secret: no referrer at all, and nothing for search engines.
 * - Over https: `Strict-Transport-Security`.
 *
 * Options:
 * - `https`: is the site's public address https?
 */
export const securityHeaders = ({ https }: { https: boolean }) =>
  new Elysia({ name: "security-headers" }).onRequest(({ request, set }) => {
    set.headers["x-content-type-options"] = "nosniff";
    set.headers["referrer-policy"] = "strict-origin-when-cross-origin";
    const path = pathOf(request);
    if (/^(\/api)?\/shared\//.test(path)) {
      set.headers["referrer-policy"] = "no-referrer";
      set.headers["x-robots-tag"] = "noindex";
    }
    if (https) set.headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
    if (isApi(request)) {
      set.headers["x-frame-options"] = "SAMEORIGIN";
      set.headers["content-security-policy"] = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
      set.headers["cache-control"] = "no-store";
      return;
    }
    set.headers["permissions-policy"] = NO_PERMISSIONS;
    set.headers["cross-origin-opener-policy"] = "same-origin";
    if (isAt(path, FRAME_PATH)) {
      Object.assign(set.headers, FRAME);
      return;
    }
    set.headers["x-frame-options"] = "SAMEORIGIN";
    set.headers["content-security-policy"] = PAGES;
  });
