import { eq } from "drizzle-orm";
import { contactMessages } from "../../db/schema/index.ts";
import { subject } from "./subject.ts";

/** A message of the contact form, to the operator. An answer goes to who wrote it. */
export const contact = subject({
  read: async (db, id) => (await db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0],
  letter: ({ fullName, email, subject, message }, { support }) => ({
    to: support,
    replyTo: { name: fullName, address: email },
    subject: `Contact: ${subject}`,
    text: `${fullName} <${email}> wrote:\n\n${message}\n`,
  }),
  notice: ({ sessionId, createdAt, ...message }) => ({
    type: "contact.created",
    data: { ...message, createdAt: createdAt.toISOString() },
  }),
});
