import type { ContactRequest, ContactResponse } from "#shared/schemas/contact.ts";
import type { Database, Transaction } from "../../db/database.ts";
import type { Receipt } from "../../db/idempotency-store.ts";
import { inSession } from "../../db/in-session.ts";
import { contactMessages } from "../../db/schema/index.ts";
import type { Outbox } from "../../deliveries/outbox.ts";

export const createContact = (db: Database, outbox: Outbox) => ({
  /** Stores a message to support and answers its id. It hangs on the visitor's session where there is one. */
  save(message: ContactRequest, sessionId: string | undefined, receipt: Receipt): Promise<ContactResponse> {
    const store = async (tx: Transaction) => {
      const [row] = await tx
        .insert(contactMessages)
        .values({ ...message, sessionId })
        .returning({ id: contactMessages.id });
      await outbox.enqueue(tx, { subject: "contact", recordId: row!.id, sessionId });
      const answer = { contactId: row!.id };
      await receipt.note(tx, answer);
      return answer;
    };
    return sessionId === undefined ? db.transaction(store) : inSession(db, sessionId, store);
  },
});
