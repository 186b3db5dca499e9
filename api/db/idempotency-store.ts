import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "./database.ts";
import { retryOnConflict } from "./retry.ts";
import { idempotencyKeys } from "./schema/index.ts";

/** Which request this is: SHA-256 of who asks, the route and the key; and of its body. */
export interface Fingerprint {
  id: Buffer;
  body: Buffer;
}

/**
 * What a request finds: its turn to work, the answer given before, another body's key, or one that is at it right now.
 */
export type Found =
  | { state: "ours"; receipt: Receipt; release(): Promise<void> }
  | { state: "answered"; answer: object }
  | { state: "other body" }
  | { state: "running" };

/**
 * Where a service notes its answer, in the transaction that makes what it answers: both are there after it, or neither.
 */
export interface Receipt {
  /** `answer` must hold no token. `sessionId`: the session with which it is deleted. Throws `OvertakenError`. */
  note(tx: Transaction, answer: object, sessionId?: string | null): Promise<void>;
}

/** For a request that carries no key. */
export const NO_RECEIPT: Receipt = { note: async () => {} };

/** Our time was up and another request with this key has begun: what this one made must not be kept. */
export class OvertakenError extends Error {
  override name = "OvertakenError";
}

/** Hours for which an answer is kept. */
const KEPT_HOURS = 24;
/** Seconds after which a request without an answer is taken to have died with its process. No call works longer. */
const ALIVE_SECONDS = 60;

const isOld = lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`);

export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>;

/** Answers of creating requests, so that one sent again creates nothing twice. */
export function createIdempotencyStore(db: Database) {
  /** Nothing was made: the next request with this key works anew. */
  const forget = async (claim: SQL | undefined) =>
    void (await db.delete(idempotencyKeys).where(and(claim, isNull(idempotencyKeys.answer))));

  return {
    /** Whoever comes first works; everyone else finds out in one statement. */
    async claim({ id, body }: Fingerprint, sessionId: string | undefined): Promise<Found> {
      const claim = Bun.randomUUIDv7();
      const fresh = {
        bodyHash: body,
        sessionId: sessionId ?? null,
        claim,
        claimedUntil: sql`now() + make_interval(secs => ${ALIVE_SECONDS})`,
        answer: null,
        createdAt: sql`now()`,
      };
      const abandoned = and(isNull(idempotencyKeys.answer), lt(idempotencyKeys.claimedUntil, sql`now()`));
      // It takes the row of before and then the session, deletion the other way round.
      const [ours] = await retryOnConflict(async () =>
        db
          .insert(idempotencyKeys)
          .values({ id, ...fresh })
          .onConflictDoUpdate({ target: idempotencyKeys.id, set: fresh, setWhere: or(abandoned, isOld) })
          .returning({ id: idempotencyKeys.id }),
      );
      const mine = and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.claim, claim));
      if (ours) return { state: "ours", receipt: receiptFor(mine), release: () => forget(mine) };
      const [before] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
      if (!before) return { state: "running" };
      if (!before.bodyHash.equals(body)) return { state: "other body" };
      return before.answer ? { state: "answered", answer: before.answer } : { state: "running" };
    },

    /** Deletes what was kept long enough. Answers how many. */
    async sweep(): Promise<number> {
      return (await db.delete(idempotencyKeys).where(isOld).returning({ id: idempotencyKeys.id })).length;
    },
  };
}

const receiptFor = (claim: SQL | undefined): Receipt => ({
  async note(tx, answer, sessionId) {
    const noted = await tx
      .update(idempotencyKeys)
      .set({ answer, ...(sessionId && { sessionId }) })
      .where(claim)
      .returning({ id: idempotencyKeys.id });
    if (noted.length === 0) throw new OvertakenError();
  },
});
