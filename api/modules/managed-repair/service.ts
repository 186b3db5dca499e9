import { and, eq } from "drizzle-orm";
import type { ManagedRepairRequest, ManagedRepairResponse } from "#shared/schemas/managed-repair.ts";
import type { Database } from "../../db/database.ts";
import type { Receipt } from "../../db/idempotency-store.ts";
import { isId } from "../../db/ids.ts";
import { inSession } from "../../db/in-session.ts";
import { diagnostics, issues, managedRepairs, users } from "../../db/schema/index.ts";
import type { Outbox } from "../../deliveries/outbox.ts";

/** Wishes for managed repair. `zips`: where it is offered. */
export const createManagedRepairs = (db: Database, outbox: Outbox, zips: ReadonlySet<string>) => ({
  /**
   * Stores the wish for a diagnostic of this session; asked again, the one there is answers. Undefined where user, issue
   * and diagnostic do not belong together and to the session.
   */
  async request(
    sessionId: string,
    wish: ManagedRepairRequest,
    receipt: Receipt,
  ): Promise<ManagedRepairResponse | undefined> {
    const { userId, issueId, diagnosticId } = wish;
    if (![userId, issueId, diagnosticId].every(isId)) return undefined;
    const [owner] = await db
      .select({ zipCode: users.zipCode })
      .from(diagnostics)
      .innerJoin(issues, and(eq(issues.id, diagnostics.issueId), eq(issues.id, issueId)))
      .innerJoin(users, and(eq(users.id, issues.userId), eq(users.id, userId)))
      .where(and(eq(diagnostics.id, diagnosticId), eq(users.sessionId, sessionId)));
    if (!owner) return undefined;

    const zipCode = owner.zipCode.slice(0, 5);
    return inSession(db, sessionId, async (tx) => {
      const [stored] = await tx
        .insert(managedRepairs)
        .values({ userId, issueId, diagnosticId, zipCode, available: zips.has(zipCode) })
        // Writes nothing new, but gives back the row that was there.
        .onConflictDoUpdate({ target: managedRepairs.diagnosticId, set: { diagnosticId } })
        .returning({ managedRepairId: managedRepairs.id, available: managedRepairs.available });
      await outbox.enqueue(tx, { subject: "managed_repair", recordId: stored!.managedRepairId, sessionId });
      await receipt.note(tx, stored!);
      return stored!;
    });
  },
});
