import { Elysia } from "elysia";
import { LeadRequest, LeadResponse } from "#shared/schemas/lead.ts";
import type { Database } from "../../db/database.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { json } from "../../plugins/body.ts";
import type { Idempotency } from "../../plugins/idempotency.ts";
import { notFound, wrongField } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import { refuseWithoutTerms } from "../diagnostics/terms.ts";
import { createLeads, InvalidPhoneError } from "./service.ts";

/** "Ask this shop to contact me". */
export function leadsRoutes({ db, sessions, idempotency, outbox }: Parts) {
  const leads = createLeads(db, outbox);
  return new Elysia({ name: "leads" }).use(session(sessions)).post(
    "/api/leads",
    async ({ request, body, session }) => {
      const lead = await idempotency
        .once({ request, sessionId: session.id, body }, (receipt) => leads.request(session, body, receipt))
        .catch((error: unknown) => {
          if (error instanceof InvalidPhoneError) throw wrongField("phone", error.message);
          return refuseWithoutTerms(error);
        });
      if (!lead) throw notFound();
      return lead;
    },
    {
      session: true,
      parse: json(),
      body: LeadRequest,
      response: LeadResponse,
      detail: { summary: "Ask a shop to contact the owner", tags: ["Shops"] },
    },
  );
}

interface Parts {
  db: Database;
  sessions: Sessions;
  idempotency: Idempotency;
  outbox: Outbox;
}
