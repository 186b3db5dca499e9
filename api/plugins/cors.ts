import { Elysia } from "elysia";
import { API_VERSION, API_VERSION_HEADER } from "#shared/api-version.ts";
import { PARTNER_HEADER } from "../partners/embedding.ts";
import { isApi } from "./paths.ts";

/**
 * Who may call the API from a page of another origin. Only paths under /api/ are touched.
 *
 * - Every origin is granted, "null" (sandboxed frames, files) included. That is safe because the
 *   session cookie counts on our own origin alone (`session.ts`): a foreign page has nothing but the token it was given.
 * - With a partner key the Origin must be registered for it: `partner-pages.ts`.
 * - The granted origin is repeated, never `*`, and with credentials, though they count on our own origin alone: the widget
 *   sends every request with them, and a browser keeps an answer without this grant from it.
 * - Every answer says the API's version: by that the widget knows it, and knows whether they fit.
 *
 * Options:
 * - `maxAge`: seconds for which a browser may remember a preflight, default 600.
 *
 * @example new Elysia().use(cors())
 */
export const cors = ({ maxAge = 600 } = {}) =>
  new Elysia({ name: "cors" }).onRequest(({ request, set }) => {
    if (!isApi(request)) return;
    const origin = request.headers.get("origin");
    set.headers.vary = "Origin";
    set.headers[API_VERSION_HEADER.toLowerCase()] = String(API_VERSION);
    if (origin) {
      set.headers["access-control-allow-origin"] = origin;
      set.headers["access-control-allow-credentials"] = "true";
      set.headers["access-control-expose-headers"] = EXPOSED;
    }
    if (isPreflight(request)) {
      set.headers["access-control-allow-methods"] = "GET, HEAD, POST, PUT, PATCH, DELETE";
      set.headers["access-control-allow-headers"] = ALLOWED;
      set.headers["access-control-max-age"] = String(maxAge);
      return new Response(null, { status: 204 });
    }
  });

const ALLOWED = `Authorization, Content-Type, Idempotency-Key, ${PARTNER_HEADER}`;
const EXPOSED = `Retry-After, RateLimit, RateLimit-Policy, ${API_VERSION_HEADER}`;

const isPreflight = (request: Request) =>
  request.method === "OPTIONS" && request.headers.has("origin") && request.headers.has("access-control-request-method");
