import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { createIdempotencyStore } from "../db/idempotency-store.ts";
import { retryOnConflict } from "../db/retry.ts";
import {
  contactMessages,
  deletionRequests,
  diagnostics,
  issues,
  leads,
  photos,
  rateLimits,
  sessions,
  shares,
  users,
  vehicles,
} from "../db/schema/index.ts";
import { sweepRecipients } from "../deliveries/recipients.ts";
import { deleteMessages } from "../modules/me/deletion.ts";
import { deleteUnconfirmed } from "../partners/unconfirmed.ts";

interface Ages {
  /** Days since its last use after which a visit is deleted with all that was sent in it; undefined: never. */
  days?: number | undefined;
  /** Days after which a photo is deleted, while the rest of its issue stays; undefined: with the visit. */
  photoDays?: number | undefined;
}

/** What is deleted in one statement: a large backlog must not hold a connection for long. */
const BATCH = 200;

/**
 * Deletes what has had its time. By age only where the operator says so; answers to repeated requests, counters of
 * limits, links that have expired and partners who never confirmed always. Several processes may do it at once.
 */
export async function sweep(db: Database, { days, photoDays }: Ages): Promise<void> {
  const always = [
    () => createIdempotencyStore(db).sweep(),
    async () => db.delete(rateLimits).where(lt(rateLimits.expire, Date.now())),
    async () => db.delete(deletionRequests).where(lt(deletionRequests.expiresAt, sql`now()`)),
    async () => db.delete(shares).where(lt(shares.expiresAt, sql`now()`)),
    () => deleteUnconfirmed(db),
    async () => sweepRecipients(db),
    async () => forgetVins(db),
  ];
  for (const work of always) await retryOnConflict<unknown>(work);
  if (photoDays !== undefined) await batches(() => oldPhotos(db, photoDays));
  if (days === undefined) return;
  await batches(() => oldVisits(db, days));
  await batches(() => oldMessages(db, days));
}

/** A VIN is kept for the visit alone: of a session that is over it goes, also where a shop was told it. */
async function forgetVins(db: Database) {
  const over = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(sessions, eq(sessions.id, users.sessionId))
    .where(lt(sql`least(${sessions.idleExpiresAt}, ${sessions.expiresAt})`, sql`now()`));
  const oldCars = and(isNotNull(vehicles.vin), inArray(vehicles.userId, over));
  const theirs = db
    .select({ id: diagnostics.id })
    .from(diagnostics)
    .innerJoin(issues, eq(issues.id, diagnostics.issueId))
    .where(inArray(issues.userId, over));
  await db
    .update(leads)
    .set({ vin: null })
    .where(and(isNotNull(leads.vin), inArray(leads.diagnosticId, theirs)));
  await db.update(vehicles).set({ vin: null }).where(oldCars);
}

const before = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Repeats until there is nothing left that nobody else is at. `work` answers how much it found. */
async function batches(work: () => Promise<number>) {
  while ((await retryOnConflict(work)) === BATCH);
}

async function oldVisits(db: Database, days: number) {
  const old = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.lastUsedAt, before(days)))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return (await db.delete(sessions).where(inArray(sessions.id, old)).returning({ id: sessions.id })).length;
}

async function oldPhotos(db: Database, days: number) {
  const old = db
    .select({ id: photos.id })
    .from(photos)
    .where(lt(photos.createdAt, before(days)))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return (await db.delete(photos).where(inArray(photos.id, old)).returning({ id: photos.id })).length;
}

/** Messages that came without a session; the others went with theirs. */
const oldMessages = (db: Database, days: number) =>
  db.transaction(async (tx) => {
    const old = tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(and(isNull(contactMessages.sessionId), lt(contactMessages.createdAt, before(days))))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    return deleteMessages(tx, inArray(contactMessages.id, old));
  });
