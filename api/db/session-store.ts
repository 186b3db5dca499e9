import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database, Transaction } from "./database.ts";
import { preparedRead } from "./prepared-read.ts";
import { sessions } from "./schema/index.ts";

/** A live session as requests see it. */
export interface Session {
  id: string;
  /** The partner on whose page it was opened. */
  partnerKey: string | null;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

const DAY = 24 * 60 * 60 * 1000;

/** How far behind the time of last use may lie: not every read has to write. */
const TOUCH_EVERY = 5 * 60 * 1000;

/**
 * Anonymous sessions. The token has 256 random bits and is known to the visitor alone; its SHA-256 is stored.
 *
 * - `idleDays`: a session unused for so long is over.
 * - `absoluteDays`: and so is one of this age, used or not.
 * - `now`: the clock, for tests.
 */
export function createSessionStore(
  db: Database,
  { idleDays, absoluteDays, now = () => new Date() }: { idleDays: number; absoluteDays: number; now?: () => Date },
) {
  const later = (days: number) => new Date(now().getTime() + days * DAY);

  const live = preparedRead(
    db,
    db
      .select({ id: sessions.id, partnerKey: sessions.partnerKey, lastUsedAt: sessions.lastUsedAt })
      .from(sessions)
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder("tokenHash")),
          gt(sessions.idleExpiresAt, sql.placeholder("now")),
          gt(sessions.expiresAt, sql.placeholder("now")),
        ),
      ),
  );

  const touch = (id: string) =>
    db
      .update(sessions)
      .set({ lastUsedAt: now(), idleExpiresAt: later(idleDays) })
      .where(eq(sessions.id, id));

  return {
    /** Seconds until a session opened now is over for good. */
    maxAge: absoluteDays * 24 * 60 * 60,

    /** Opens a session in `tx`, so that it is there only if what it was opened for is. */
    async open(tx: Transaction, from: { origin: string | null; partnerKey?: string }) {
      const token = randomBytes(32).toString("base64url");
      const [row] = await tx
        .insert(sessions)
        .values({
          tokenHash: hash(token),
          createdAt: now(),
          lastUsedAt: now(),
          idleExpiresAt: later(idleDays),
          expiresAt: later(absoluteDays),
          origin: from.origin,
          partnerKey: from.partnerKey,
        })
        .returning({ id: sessions.id });
      return { id: row!.id, token };
    },

    /** A new token for a session, in place of the one it has; undefined where it is over. Its age stays what it is. */
    async renew(id: string): Promise<string | undefined> {
      const token = randomBytes(32).toString("base64url");
      const renewed = await db
        .update(sessions)
        .set({ tokenHash: hash(token) })
        .where(and(eq(sessions.id, id), gt(sessions.idleExpiresAt, now()), gt(sessions.expiresAt, now())))
        .returning({ id: sessions.id });
      return renewed.length > 0 ? token : undefined;
    },

    /** The live session of a token, or undefined where there is none or it is over. Using it puts off its idle end. */
    async find(token: string): Promise<Session | undefined> {
      if (!/^[\w-]{43}$/.test(token)) return undefined;
      const [session] = await live({ tokenHash: hash(token), now: now().toISOString() });
      if (!session) return undefined;
      if (now().getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY) await touch(session.id);
      return { id: session.id, partnerKey: session.partnerKey };
    },
  };
}

const hash = (token: string) => createHash("sha256").update(token).digest();
