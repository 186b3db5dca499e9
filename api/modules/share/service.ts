import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { ShareResponse } from "#shared/schemas/share.ts";
import type { SharedRecord } from "#shared/schemas/shared-record.ts";
import type { Database } from "../../db/database.ts";
import type { Receipt } from "../../db/idempotency-store.ts";
import { inSession } from "../../db/in-session.ts";
import { diagnostics, shares } from "../../db/schema/index.ts";
import { placeName, placeOf } from "../../geography/places.ts";
import { selectDiagnostics, toRecord } from "../diagnostics/record.ts";
import { lockDiagnostic } from "../diagnostics/service.ts";
import { requireTerms } from "../diagnostics/terms.ts";
import { IN_THIS_THREAD, type Redaction } from "./redaction.ts";

interface Options {
  db: Database;
  /** The site's address: links lead to its `/shared/…`. */
  publicUrl: string;
  /** Days for which a link works. */
  days: number;
  redaction?: Redaction;
  /** The clock, for tests. */
  now?: () => Date;
}

/** A link that was made. `token` is there only in the request that made it: no receipt keeps one. */
interface MadeShare {
  shareId: string;
  expiresAt: string;
  token?: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Links that show a diagnostic to whoever has them. The token has 256 random bits; its SHA-256 is stored. */
export function createShares({ db, publicUrl, days, redaction = IN_THIS_THREAD, now = () => new Date() }: Options) {
  const renew = async (id: string) => {
    const token = newToken();
    const there = await db
      .update(shares)
      .set({ tokenHash: hash(token) })
      .where(eq(shares.id, id))
      .returning({ id: shares.id });
    return there.length > 0 ? token : undefined;
  };
  return {
    /**
     * A new link, beside those there are. Undefined where the session has no such diagnostic. Throws
     * `TermsNotAcceptedError`.
     */
    create: (sessionId: string, diagnosticId: string, receipt: Receipt): Promise<MadeShare | undefined> =>
      inSession(db, sessionId, async (tx) => {
        const row = await lockDiagnostic(tx, sessionId, diagnosticId);
        if (!row) return undefined;
        requireTerms(row);
        const token = newToken();
        const expiresAt = new Date(now().getTime() + days * DAY);
        const [share] = await tx
          .insert(shares)
          .values({ diagnosticId: row.id, tokenHash: hash(token), expiresAt })
          .returning({ id: shares.id });
        const made = { shareId: share!.id, expiresAt: expiresAt.toISOString() };
        await receipt.note(tx, made);
        return { ...made, token };
      }),

    /** What its maker is told of a link. Asked again it gets a fresh token; undefined where it was revoked meanwhile. */
    async handOver({ shareId, expiresAt, token }: MadeShare): Promise<ShareResponse | undefined> {
      const known = token ?? (await renew(shareId));
      return known === undefined ? undefined : { url: `${publicUrl}/shared/${known}`, token: known, expiresAt };
    },

    /** Makes every link to a diagnostic void and says how many there were. Undefined where the session has none such. */
    revoke: (sessionId: string, diagnosticId: string): Promise<number | undefined> =>
      inSession(db, sessionId, async (tx) => {
        const row = await lockDiagnostic(tx, sessionId, diagnosticId);
        if (!row) return undefined;
        const gone = await tx.delete(shares).where(eq(shares.diagnosticId, row.id)).returning({ id: shares.id });
        return gone.length;
      }),

    /** What a link shows, or undefined where it is unknown, expired or revoked. */
    async read(token: string): Promise<SharedRecord | undefined> {
      if (!/^[\w-]{43}$/.test(token)) return undefined;
      const [share] = await db
        .select({ diagnosticId: shares.diagnosticId, expiresAt: shares.expiresAt })
        .from(shares)
        .where(and(eq(shares.tokenHash, hash(token)), gt(shares.expiresAt, now())));
      if (!share) return undefined;
      const [row] = await selectDiagnostics(db).where(eq(diagnostics.id, share.diagnosticId));
      if (!row) return undefined;
      const at = placeOf(row.zipCode)!;
      const place = { name: placeName(at), zip: at.zip, state: at.state };
      const { name, email, zipCode } = row;
      return redaction.record({
        record: toRecord(row),
        owner: { name, email, zipCode },
        place,
        expiresAt: share.expiresAt,
      });
    },
  };
}

const newToken = () => randomBytes(32).toString("base64url");
const hash = (token: string) => createHash("sha256").update(token).digest();
