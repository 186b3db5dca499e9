import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { inSession } from "../../db/in-session.ts";
import { users } from "../../db/schema/index.ts";

/** Notes that nothing of a session's owners is to be sold or shared. What was said first keeps its time. */
export async function objectToSale(db: Database, sessionId: string): Promise<void> {
  await inSession(db, sessionId, (tx) =>
    tx
      .update(users)
      .set({ doNotSellAt: new Date() })
      .where(and(eq(users.sessionId, sessionId), isNull(users.doNotSellAt))),
  );
}
