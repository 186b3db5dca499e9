import { Elysia } from "elysia";
import { embeddingOf } from "../partners/embedding.ts";
import type { Partners } from "../partners/partners.ts";
import { isApi, pathOf } from "./paths.ts";
import { HttpProblem } from "./problem.ts";

/**
 * Refuses a partner key (header `X-Repair-Assist-Partner`, see `partners/embedding.ts`) on pages that it is not for: the
 * Origin must be registered for it and the partner confirmed and not disabled, else 403 with a sentence that says what to
 * do. A preflight cannot show the key, so the request itself is what is checked. The 403 can be read by the page, so that
 * the widget can say why it does not work there; the call that asks just that, `/api/partners/allowed`, is not refused.
 * It comes after `cors` and `limits`: whoever tries keys is counted before one is looked up.
 *
 * Options:
 * - `partners`: where keys and origins are looked up.
 * - `publicUrl`: our own origin, from which our frames on partners' pages send.
 *
 * @example new Elysia().use(partnerPages({ partners: createPartners(db), publicUrl: "https://repair.example" }))
 */
export const partnerPages = ({ partners, publicUrl }: { partners: Partners; publicUrl: string }) =>
  new Elysia({ name: "partner-pages" }).onRequest(async ({ request }) => {
    if (!isApi(request)) return;
    const embedding = embeddingOf(request);
    if (embedding.key === undefined || pathOf(request) === "/api/partners/allowed") return;
    const refusal = await partners.refusal(embedding.key, embedding, request.headers.get("origin"), publicUrl);
    if (refusal !== undefined) throw new HttpProblem(403, refusal);
  });
