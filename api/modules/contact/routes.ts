import { Elysia } from "elysia";
import { ContactRequest, ContactResponse } from "#shared/schemas/contact.ts";
import type { Database } from "../../db/database.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { json } from "../../plugins/body.ts";
import type { Sessions } from "../../plugins/session.ts";
import { createContact } from "./service.ts";

/** The contact form. It needs no session. */
export function contactRoutes({ db, sessions, outbox }: Parts) {
  const contact = createContact(db, outbox);
  return new Elysia({ name: "contact" }).post(
    "/api/contact",
    async ({ body, request }) => ({ contactId: await contact.save(body, (await sessions.current(request))?.id) }),
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
  outbox: Outbox;
}
