import type { Database } from "../../db/database.ts";
import { deliveries } from "../../db/schema/index.ts";
import type { Outbox } from "../../deliveries/outbox.ts";

/** Takes everything in by e-mail as the real outbox does, and never sends it: so there is something not delivered yet. */
export const outboxOf = async (_parts: { db: Database }): Promise<Outbox> => ({
  sendsEmail: true,
  async enqueue(tx, { subject, recordId, sessionId }) {
    await tx.insert(deliveries).values({ subject, recordId, sessionId, channel: "email" }).onConflictDoNothing();
  },
});
