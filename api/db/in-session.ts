import { eq } from "drizzle-orm";
import type { Database, Transaction } from "./database.ts";
import { sessions } from "./schema/index.ts";

/** The session was deleted while a request of it was under way: what the request is about is gone. */
export class SessionGoneError extends Error {
  override name = "SessionGoneError";
}

/**
 * A transaction that writes what hangs on a session. It holds the session first, beside others who do, as deletion does
 * alone: so whichever of them comes first is over before the other begins, and neither waits for the other in the middle.
 * Throws `SessionGoneError`.
 */
export const inSession = <T>(db: Database, sessionId: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const held = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for("key share");
    if (held.length === 0) throw new SessionGoneError();
    return work(tx);
  });
