import { Elysia } from "elysia";
import {
  PartnerAllowed,
  PartnerAllowedQuery,
  PartnerConfirmation,
  PartnerConfirmationRequest,
  PartnerRegistration,
  PartnerRequest,
} from "#shared/schemas/partner.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import type { Partners } from "../../partners/partners.ts";
import { checkTarget, NoTargetError } from "../../partners/webhook-target.ts";
import { json } from "../../plugins/body.ts";
import type { Idempotency } from "../../plugins/idempotency.ts";
import { HttpProblem, wrongField } from "../../plugins/problem.ts";
import { createRegistrations, NoMailError } from "./registration.ts";

/** Partner keys, for everyone: asking for one, confirming it, and whether it is allowed on a page. */
export function partnersRoutes({ db, partners, idempotency, outbox, config }: Parts) {
  const registrations = createRegistrations(db, outbox);
  const allowPrivate = config.WEBHOOK_ALLOW_PRIVATE;
  const detail = (summary: string) => ({ summary, tags: ["Partners"] });
  return new Elysia({ name: "partners", prefix: "/api/partners" })
    .post(
      "",
      async ({ request, body }) => {
        const registered = await idempotency
          .once({ request, body }, async (receipt) => {
            if (body.webhookUrl !== undefined) await checkTarget(body.webhookUrl, { allowPrivate });
            return registrations.register(body, receipt);
          })
          .catch(refuse);
        const answer = await registrations.answer(registered);
        if (!answer) throw over();
        return answer;
      },
      { parse: json(), body: PartnerRequest, response: PartnerRegistration, detail: detail("Ask for a partner key") },
    )
    .post(
      "/confirmations",
      async ({ body }) => {
        const partner = await registrations.confirm(body.token);
        if (!partner) throw over();
        return { ...partner, confirmation: "confirmed" as const };
      },
      {
        parse: json(),
        body: PartnerConfirmationRequest,
        response: PartnerConfirmation,
        detail: detail("Confirm a partner's e-mail address by a letter's token"),
      },
    )
    .get(
      "/allowed",
      async ({ request, query: { partner, origin } }) => {
        if (!partner) return { allowed: true, message: "Without a partner key every page is allowed." };
        const found = await partners.standing(partner, origin ?? request.headers.get("origin"));
        if (found.refusal !== undefined) return { allowed: false, message: found.refusal };
        return {
          allowed: true,
          message: "This page is registered for its partner key.",
          name: found.name,
          look: found.look,
        };
      },
      {
        query: PartnerAllowedQuery,
        response: PartnerAllowed,
        detail: detail("May a page of this origin use this partner key?"),
      },
    );
}

interface Parts {
  db: Database;
  partners: Partners;
  idempotency: Idempotency;
  outbox: Outbox;
  config: Config;
}

const over = () =>
  new HttpProblem(404, "This link was used already or has expired. Please ask for a partner key again.");

/** What the service refuses, as HTTP says it. */
function refuse(error: unknown): never {
  if (error instanceof NoTargetError) throw wrongField("webhookUrl", error.message);
  if (error instanceof NoMailError)
    throw new HttpProblem(
      503,
      "E-mail is not set up here, so that we cannot confirm yours. Please write to us on the contact page instead.",
    );
  throw error;
}
