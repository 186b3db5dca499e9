import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { CHANNELS } from "../db/schema/index.ts";
import { type Log, NO_LOG } from "../log.ts";
import { createDeliveryWorker, type Outcome } from "./delivery-worker.ts";
import { createMailer } from "./mail.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { DEAD_LETTERS, type DeliveryJob, openQueue, QUEUES, RETRY_POLICY, type RetryPolicy } from "./queue.ts";
import type { WebhookTarget } from "./subjects/subject.ts";
import { noticeWaitingList } from "./waiting-list.ts";
import { createWebhookSender } from "./webhook.ts";

export interface Deliveries {
  outbox: Outbox;
  /** Lets the attempts under way end, at most ten seconds, and closes the queue. */
  stop(): Promise<void>;
}

interface Options {
  db: Database;
  /** Address of the same database, for the queue's own connections. */
  url: string;
  config: Config;
  retryPolicy?: RetryPolicy;
  log?: Log;
  /** Told of every attempt, default: `log` is. */
  report?: (outcome: Outcome) => void;
}

/** How many attempts run at once in each queue. */
const AT_ONCE = 2;
const STOP_TIME = 10_000;

/**
 * Delivers what modules put into the outbox: by e-mail and webhook where they are set up, leads to their partner's
 * webhook. Every process that serves the API runs one; an attempt is made by one of them. At least once: a process that
 * dies between the receipt and its note sends again, under the same id.
 */
export async function startDeliveries({
  db,
  url,
  config,
  retryPolicy = RETRY_POLICY,
  log = NO_LOG,
  report = (outcome) => log[outcome.outcome === "delivered" ? "info" : "warn"](outcome, "delivery"),
}: Options): Promise<Deliveries> {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM, SUPPORT_EMAIL, WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_ALLOW_PRIVATE } = config;
  const mailer = SMTP_URL
    ? createMailer({ url: SMTP_URL, from: MAIL_FROM!, timeoutMs: retryPolicy.attemptTimeoutMs })
    : undefined;
  const webhookTo = (target: WebhookTarget) =>
    createWebhookSender({ ...target, allowPrivate: WEBHOOK_ALLOW_PRIVATE, timeoutMs: retryPolicy.attemptTimeoutMs });
  const webhook = WEBHOOK_URL ? webhookTo({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET! }) : undefined;
  // Partners set up their own webhooks at any time.
  const channels = new Set(
    CHANNELS.filter((channel) => ({ email: mailer, webhook, partner_webhook: webhookTo })[channel]),
  );

  const boss = await openQueue(url, retryPolicy, log);
  const outbox = createOutbox(boss, channels);
  const worker = createDeliveryWorker({
    db,
    mailer,
    webhook,
    webhookTo,
    addresses: { support: SUPPORT_EMAIL!, site: PUBLIC_URL },
    report,
  });
  const polling = {
    pollingIntervalSeconds: retryPolicy.pollingIntervalSeconds,
    notifyPollingIntervalSeconds: retryPolicy.pollingIntervalSeconds,
  };
  for (const channel of channels)
    await boss.work<DeliveryJob>(QUEUES[channel], { ...polling, localConcurrency: AT_ONCE }, async ([job]) =>
      worker.handle(job!.data.deliveryId),
    );
  await boss.work<DeliveryJob>(DEAD_LETTERS, polling, async ([job]) => worker.giveUp(job!.data.deliveryId));
  await noticeWaitingList(db, outbox, config.MANAGED_REPAIR_ZIPS);
  return { outbox, stop: () => boss.stop({ graceful: true, timeout: STOP_TIME }) };
}
