import { PgBoss } from "pg-boss";
import { withoutData } from "../db/failures.ts";
import type { Channel } from "../db/schema/index.ts";
import { type Log, NO_LOG } from "../log.ts";

/** One queue a channel, so that a webhook that hangs holds up no mail. */
export const QUEUES: Record<Channel, string> = {
  email: "deliver-by-email",
  webhook: "deliver-by-webhook",
  partner_webhook: "deliver-by-partner-webhook",
};

/** Where a job goes after its last attempt. */
export const DEAD_LETTERS = "undeliverable";

/** All that a job knows. Nothing of a person stands in a queue. */
export interface DeliveryJob {
  deliveryId: string;
}

/** How often an attempt is repeated and after how many seconds; the wait doubles each time up to `maxDelaySeconds`. */
export interface RetryPolicy {
  retries: number;
  firstDelaySeconds: number;
  maxDelaySeconds: number;
  /** How often a worker looks by itself. New jobs wake it at once; repeated ones wait for this. */
  pollingIntervalSeconds: number;
  /** Milliseconds of an attempt; by default what mailer and webhook think right. */
  attemptTimeoutMs?: number;
}

/** Fifteen attempts over about a day and a half. */
export const RETRY_POLICY: RetryPolicy = {
  retries: 14,
  firstDelaySeconds: 30,
  maxDelaySeconds: 6 * 60 * 60,
  pollingIntervalSeconds: 10,
};

/** Seconds after which an attempt whose process died is taken to have failed. Longer than any attempt may last. */
const ATTEMPT_ENDS_AFTER = 60;
const A_YEAR = 365 * 24 * 60 * 60;
const A_DAY = 24 * 60 * 60;

/**
 * The job queue, in the schema `pgboss` of our own database, which it makes and migrates itself. Stop it when done.
 * Several processes may have it open at once.
 */
export async function openQueue(
  url: string,
  { retries, firstDelaySeconds, maxDelaySeconds }: RetryPolicy = RETRY_POLICY,
  log: Log = NO_LOG,
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "repair-assist-deliveries",
    max: 3,
    schedule: false,
    useListenNotify: true,
  });
  boss.on("error", (error) => log.error({ err: withoutData(error) }, "delivery queue"));
  await boss.start();
  const kept = { retentionSeconds: A_YEAR, deleteAfterSeconds: A_DAY };
  await setQueue(boss, DEAD_LETTERS, { ...kept, retryLimit: retries, retryDelay: firstDelaySeconds });
  for (const name of Object.values(QUEUES))
    await setQueue(boss, name, {
      ...kept,
      notify: true,
      deadLetter: DEAD_LETTERS,
      expireInSeconds: ATTEMPT_ENDS_AFTER,
      retryLimit: retries,
      retryDelay: firstDelaySeconds,
      retryBackoff: firstDelaySeconds > 0,
      ...(firstDelaySeconds > 0 && { retryDelayMax: maxDelaySeconds }),
    });
  return boss;
}

/** Makes a queue, or brings the one there is to these options. */
async function setQueue(boss: PgBoss, name: string, options: Parameters<PgBoss["createQueue"]>[1]) {
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}
