import type { ContactRequest } from "#shared/schemas/contact.ts";
import type { Database } from "../../db/database.ts";
import { contactMessages } from "../../db/schema/index.ts";

export const createContact = (db: Database) => ({
  /** Stores a message to support and answers its id. It hangs on the visitor's session where there is one. */
  async save(message: ContactRequest, sessionId?: string): Promise<string> {
    const [row] = await db
      .insert(contactMessages)
      .values({ ...message, sessionId })
      .returning({ id: contactMessages.id });
    return row!.id;
  },
});
