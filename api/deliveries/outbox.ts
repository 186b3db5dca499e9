import { sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Transaction } from "../db/database.ts";
import { type Channel, deliveries, type Subject } from "../db/schema/index.ts";
import { hasWebhook } from "../partners/lead-webhook.ts";
import { type DeliveryJob, QUEUES } from "./queue.ts";
import { SUBJECTS } from "./subjects/index.ts";

/** A record that is to be delivered, and the session it goes with when that is deleted. */
export interface OutboxMessage {
  subject: Subject;
  recordId: string;
  sessionId?: string | null;
  /** The partner whom it belongs to. */
  partnerKey?: string | null;
}

/** Where a module puts what it has stored, in the same transaction: both are there after it, or neither. */
export interface Outbox {
  /** Can e-mail go out at all? */
  readonly sendsEmail: boolean;
  /** By every channel that is set up and fits; a record goes by each of them once, however often it is put. */
  enqueue(tx: Transaction, message: OutboxMessage): Promise<void>;
}

/** Nothing is set up: records are kept, and `bun run inbox` lists them. */
export const NO_OUTBOX: Outbox = { sendsEmail: false, enqueue: async () => {} };

export const createOutbox = (boss: Pick<PgBoss, "send">, channels: ReadonlySet<Channel>): Outbox => ({
  sendsEmail: channels.has("email"),
  async enqueue(tx, { subject, recordId, sessionId, partnerKey }) {
    for (const channel of SUBJECTS[subject].channels) {
      if (!channels.has(channel)) continue;
      if (channel === "partner_webhook" && !(partnerKey && (await hasWebhook(tx, partnerKey)))) continue;
      const [delivery] = await tx
        .insert(deliveries)
        .values({ subject, recordId, sessionId, channel })
        .onConflictDoNothing()
        .returning({ id: deliveries.id });
      if (delivery) await send(boss, tx, channel, delivery.id);
    }
  },
});

/** The job of a delivery, in the transaction that makes or revives it. */
export const send = (boss: Pick<PgBoss, "send">, tx: Transaction, channel: Channel, deliveryId: string) =>
  boss.send(QUEUES[channel], { deliveryId } satisfies DeliveryJob, { db: fromDrizzle(tx, sql) });
