import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../db/database.ts";
import { retryOnConflict } from "../../db/retry.ts";
import { contactMessages, deletionRequests, deliveries, sessions, users } from "../../db/schema/index.ts";
import { forgetRecipient } from "../../deliveries/recipients.ts";

/**
 * Deletes a session and with it all that was ever sent in it: people, vehicles, issues, photos, diagnostics, links,
 * leads, messages, and what was not delivered yet. Everything hangs on the session by foreign keys that cascade.
 */
export const deleteSession = (db: Database, sessionId: string) =>
  retryOnConflict(async () => db.delete(sessions).where(eq(sessions.id, sessionId)));

/** Deletes every session in which this address was given, and the messages that came from it without a session. */
export async function deleteAddress(tx: Transaction, email: string): Promise<void> {
  const address = email.toLowerCase();
  const givenIn = tx
    .select({ id: users.sessionId })
    .from(users)
    .where(eq(lower(users.email), address));
  // In an order that all keep who hold several sessions, and before anything that hangs on them.
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(inArray(sessions.id, givenIn))
    .orderBy(sessions.id)
    .for("update");
  const ids = held.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.id, ids));
  await deleteMessages(tx, eq(lower(contactMessages.email), address));
  await tx.delete(deletionRequests).where(eq(deletionRequests.email, address));
  await forgetRecipient(tx, address);
}

/** Deletes messages of the contact form and what of them is not delivered yet. Answers how many. */
export async function deleteMessages(tx: Transaction, which: SQL): Promise<number> {
  const gone = await tx.delete(contactMessages).where(which).returning({ id: contactMessages.id });
  const ids = gone.map(({ id }) => id);
  // Deliveries of a session went with it; a message without one has nothing that its delivery would hang on.
  if (ids.length > 0)
    await tx.delete(deliveries).where(and(eq(deliveries.subject, "contact"), inArray(deliveries.recordId, ids)));
  return gone.length;
}

/** Is there anything of this address? */
export async function knowsAddress(db: Database, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const [asked] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(lower(users.email), address))
    .limit(1);
  if (asked) return true;
  const wrote = eq(lower(contactMessages.email), address);
  return (await db.select({ id: contactMessages.id }).from(contactMessages).where(wrote).limit(1)).length > 0;
}

const lower = (column: typeof users.email | typeof contactMessages.email) => sql<string>`lower(${column})`;
