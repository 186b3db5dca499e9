import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { issues, managedRepairs, sessions, users } from "../db/schema/index.ts";
import type { Outbox } from "./outbox.ts";

/**
 * Tells everyone who waits for managed repair in one of these ZIPs that it is there now, once: whoever was told no longer
 * waits. Without e-mail they go on waiting. Answers how many were told.
 */
export async function noticeWaitingList(db: Database, outbox: Outbox, zips: ReadonlySet<string>): Promise<number> {
  if (!outbox.sendsEmail || zips.size === 0) return 0;
  const waiting = and(eq(managedRepairs.available, false), inArray(managedRepairs.zipCode, [...zips]));
  return db.transaction(async (tx) => {
    // Sessions first and in order, as all do who write what hangs on them.
    const sessionIds = tx
      .select({ id: users.sessionId })
      .from(managedRepairs)
      .innerJoin(issues, eq(issues.id, managedRepairs.issueId))
      .innerJoin(users, eq(users.id, issues.userId))
      .where(waiting);
    await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(inArray(sessions.id, sessionIds))
      .orderBy(sessions.id)
      .for("key share");
    const opened = await tx
      .update(managedRepairs)
      .set({ available: true })
      .from(issues)
      .innerJoin(users, eq(users.id, issues.userId))
      .where(and(eq(issues.id, managedRepairs.issueId), waiting))
      .returning({ recordId: managedRepairs.id, sessionId: users.sessionId });
    for (const wish of opened) await outbox.enqueue(tx, { subject: "managed_repair_open", ...wish });
    return opened.length;
  });
}
