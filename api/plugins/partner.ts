import { Elysia } from "elysia";
import type { Accounts } from "../partners/accounts.ts";
import { HttpProblem } from "./problem.ts";

/**
 * How a partner's program shows who it is: `Authorization: Bearer` with the partner's secret. No cookie is read, so that
 * no page can act in a partner's name.
 *
 * Routes marked `partner: true` get the `partner`. No or a wrong secret: 401. Switched off: 403.
 *
 * @example new Elysia().use(partner(accounts)).get("/mine", ({ partner }) => partner.key, { partner: true })
 */
export const partner = (accounts: Accounts) =>
  new Elysia({ name: "partner" }).macro({
    partner: {
      detail: { security: [{ partnerSecret: [] }] },
      resolve: async ({ request }) => {
        const secret = /^Bearer +(rps_[\w-]{43})$/i.exec(request.headers.get("authorization") ?? "")?.[1];
        const holder = secret === undefined ? undefined : await accounts.bySecret(secret);
        if (!holder) throw unknown();
        if (holder.disabled) throw new HttpProblem(403, "This partner is switched off. Please ask our support why.");
        return { partner: holder };
      },
    },
  });

const unknown = () =>
  new HttpProblem(
    401,
    "Please send your partner secret as “Authorization: Bearer rps_…”. If it is lost, ask our support for a new one.",
    {
      headers: { "www-authenticate": "Bearer" },
    },
  );
