import { Elysia } from "elysia";
import { API_VERSION, API_VERSION_HEADER } from "#shared/api-version.ts";
import { embeddingOf, PARTNER_HEADER } from "../partners/embedding.ts";
import type { Partners } from "../partners/partners.ts";
import { isApi, pathOf } from "./paths.ts";
import { HttpProblem } from "./problem.ts";

/**
 * Who may call the API from a page of another origin. Only paths under /api/ are touched.
 *
 * - Without a partner key every origin is granted, "null" (sandboxed frames, files) included. That is safe because the
 *   session cookie counts on our own origin alone (`session.ts`): a foreign page has nothing but the token it was given.
 * - With a partner key (header `X-Repair-Assist-Partner`, see `partners/embedding.ts`) the Origin must be registered for
 *   it and the partner confirmed and not disabled, else 403 with a sentence that says what to do. A preflight cannot show
 *   the key, so the request itself is what is checked. The 403 can be read by the page, so that the widget can say why it
 *   does not work there; the call that asks just that, `/api/partners/allowed`, is not refused.
 * - The granted origin is repeated, never `*`, since the widget sends credentials.
 * - Every answer says the API's version: by that the widget knows it, and knows whether they fit.
 *
 * Options:
 * - `partners`: where keys and origins are looked up.
 * - `publicUrl`: our own origin, from which our frames on partners' pages send.
 * - `maxAge`: seconds for which a browser may remember a preflight, default 600.
 *
 * @example new Elysia().use(cors({ partners: createPartners(db), publicUrl: "https://repair.example" }))
 */
export const cors = ({ partners, publicUrl, maxAge = 600 }: Options) =>
  new Elysia({ name: "cors" }).onRequest(async ({ request, set }) => {
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
    const embedding = embeddingOf(request);
    if (embedding.key === undefined || pathOf(request) === "/api/partners/allowed") return;
    const refusal = await partners.refusal(embedding.key, embedding, origin, publicUrl);
    if (refusal !== undefined) throw new HttpProblem(403, refusal);
  });

interface Options {
  partners: Partners;
  publicUrl: string;
  maxAge?: number;
}

const ALLOWED = `Authorization, Content-Type, Idempotency-Key, ${PARTNER_HEADER}`;
const EXPOSED = `Retry-After, RateLimit, RateLimit-Policy, ${API_VERSION_HEADER}`;

const isPreflight = (request: Request) =>
  request.method === "OPTIONS" && request.headers.has("origin") && request.headers.has("access-control-request-method");
