import { Elysia } from "elysia";
import { ContactRequest, ContactResponse } from "#shared/schemas/contact.ts";
import type { Database } from "../../db/database.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { json } from "../../plugins/body.ts";
import type { Idempotency } from "../../plugins/idempotency.ts";
import type { Sessions } from "../../plugins/session.ts";
import { createContact } from "./service.ts";

/** The contact form. It needs no session. */
export function contactRoutes({ db, sessions, idempotency, outbox }: Parts) {
  const contact = createContact(db, outbox);
  return new Elysia({ name: "contact" }).post(
    "/api/contact",
    async ({ body, request }) => {
      const sessionId = (await sessions.current(request))?.id;
      return idempotency.once({ request, sessionId, body }, (receipt) => contact.save(body, sessionId, receipt));
    },
    {
      parse: json(),
      body: ContactRequest,
      response: ContactResponse,
      detail: { summary: "Send a message to support", tags: ["Support"] },
    },
  );
}

interface Parts {
  db: Database;
  sessions: Sessions;
  idempotency: Idempotency;
  outbox: Outbox;
}
