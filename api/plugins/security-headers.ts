import { Elysia } from "elysia";
import { isApi, pathOf } from "./paths.ts";

/**
 * Headers that every answer carries, errors and files included.
 *
 * - Everywhere: `nosniff`, a referrer policy, and no framing by other sites.
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
    set.headers["x-frame-options"] = "SAMEORIGIN";
    if (/^(\/api)?\/shared\//.test(pathOf(request))) {
      set.headers["referrer-policy"] = "no-referrer";
      set.headers["x-robots-tag"] = "noindex";
    }
    if (https) set.headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
    if (!isApi(request)) {
      set.headers["content-security-policy"] = "object-src 'none'; base-uri 'self'; frame-ancestors 'self'";
      return;
    }
    set.headers["content-security-policy"] = "default-src 'none'; frame-ancestors 'none'";
    set.headers["cache-control"] = "no-store";
  });
