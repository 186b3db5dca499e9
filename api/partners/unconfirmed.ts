import { and, eq, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { partnerConfirmations, partners } from "../db/schema/index.ts";

/** Deletes the registrations that nobody has confirmed in time. */
export async function deleteUnconfirmed(db: Database): Promise<void> {
  await db.delete(partnerConfirmations).where(lt(partnerConfirmations.expiresAt, sql`now()`));
  const waiting = db
    .select({ one: sql`1` })
    .from(partnerConfirmations)
    .where(eq(partnerConfirmations.partnerKey, partners.key));
  await db.delete(partners).where(and(isNull(partners.confirmedAt), notExists(waiting)));
}
