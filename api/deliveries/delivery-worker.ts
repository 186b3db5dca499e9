import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { type Channel, deliveries } from "../db/schema/index.ts";
import { DeliveryError } from "./delivery-error.ts";
import type { Mailer } from "./mail.ts";
import { SUBJECTS } from "./subjects/index.ts";
import type { Addresses, WebhookTarget } from "./subjects/subject.ts";
import type { WebhookSender } from "./webhook.ts";

type Delivery = typeof deliveries.$inferSelect;

/** What became of an attempt. `failure` is a sentence without personal data. */
export type Outcome = Pick<Delivery, "id" | "subject" | "channel"> & {
  outcome: "delivered" | "failed" | "dead";
  failure?: string;
};

interface Parts {
  db: Database;
  mailer?: Mailer;
  webhook?: WebhookSender;
  /** A sender to a partner's own program. */
  webhookTo?: (target: WebhookTarget) => WebhookSender;
  addresses: Addresses;
  report: (outcome: Outcome) => void;
}

/** Sends deliveries and notes in their rows what became of them. */
export function createDeliveryWorker({ db, mailer, webhook, webhookTo, addresses, report }: Parts) {
  const waiting = (id: string) => and(eq(deliveries.id, id), eq(deliveries.state, "waiting"));

  /** False: what there was to say is gone. */
  const handlers: Record<Channel, (delivery: Delivery) => Promise<boolean>> = {
    async email({ id, subject, recordId }) {
      const letter = await SUBJECTS[subject].letter(db, recordId, addresses);
      if (letter) await mailer!.send(letter, id);
      return letter !== undefined;
    },
    async webhook({ id, subject, recordId }) {
      const notice = await SUBJECTS[subject].notice(db, recordId, "operator");
      if (notice) await webhook!.send(notice, id);
      return notice !== undefined;
    },
    async partner_webhook({ id, subject, recordId }) {
      const target = await SUBJECTS[subject].partnerWebhook(db, recordId);
      const notice = target && (await SUBJECTS[subject].notice(db, recordId, "partner"));
      if (notice) await webhookTo!(target).send(notice, id);
      return notice !== undefined;
    },
  };

  const note = (id: string, change: Partial<Delivery>) =>
    db
      .update(deliveries)
      .set({ ...change, attempts: sql`${deliveries.attempts} + 1` })
      .where(eq(deliveries.id, id));

  return {
    /**
     * One attempt. Throws `DeliveryError`, and then the queue tries again. A delivery that was deleted with its session
     * meanwhile, or that is through already, is nothing to do.
     */
    async handle(id: string): Promise<void> {
      const [delivery] = await db.select().from(deliveries).where(waiting(id));
      if (!delivery) return;
      const { subject, channel } = delivery;
      try {
        if (!(await handlers[channel](delivery)))
          return void (await db.delete(deliveries).where(eq(deliveries.id, id)));
      } catch (error) {
        // What else may fail is the database: that is the queue's matter, and not for this row to tell.
        if (!(error instanceof DeliveryError)) throw error;
        await note(id, { failure: error.message });
        report({ id, subject, channel, outcome: "failed", failure: error.message });
        throw error;
      }
      await note(id, { state: "delivered", failure: null, deliveredAt: new Date() });
      report({ id, subject, channel, outcome: "delivered" });
    },

    /** After the last attempt. */
    async giveUp(id: string): Promise<void> {
      const [dead] = await db.update(deliveries).set({ state: "dead" }).where(waiting(id)).returning();
      if (!dead) return;
      const { subject, channel, failure } = dead;
      report({ id, subject, channel, outcome: "dead", failure: failure ?? undefined });
    },
  };
}
