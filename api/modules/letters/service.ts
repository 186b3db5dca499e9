import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { inSession } from "../../db/in-session.ts";
import { diagnostics, resultMails, users } from "../../db/schema/index.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { countLetter, isAddressOf, noteAnswer, readLetterToken, unsubscribe } from "../../deliveries/recipients.ts";
import { selectDiagnostics } from "../diagnostics/record.ts";

const LINK_HOURS = 24;

/** What the recipient of a letter does by its token. */
export const createLetters = (db: Database, outbox: Outbox) => ({
  /**
   * The recipient says that the visit is theirs: from now on the visit's results go to the address, this one at once.
   * Said again it changes nothing. False where the token is unknown or over. Throws `RecipientRefusedError`.
   */
  async confirm(token: string): Promise<boolean> {
    const named = await readLetterToken(db, token);
    if (!named) return false;
    const fresh = gt(resultMails.createdAt, sql`now() - make_interval(hours => ${LINK_HOURS})`);
    const [mail] = await db
      .select()
      .from(resultMails)
      .where(and(eq(resultMails.id, named.recordId), fresh));
    const [row] = mail ? await selectDiagnostics(db).where(eq(diagnostics.id, mail.diagnosticId)) : [];
    if (!row || !(await isAddressOf(db, named.recipientId, row.email))) return false;
    return inSession(db, row.sessionId, async (tx) => {
      const confirmed = await tx
        .update(users)
        .set({ emailConfirmedAt: new Date() })
        .where(
          and(
            eq(users.sessionId, row.sessionId),
            eq(sql`lower(${users.email})`, row.email.toLowerCase()),
            isNull(users.emailConfirmedAt),
          ),
        )
        .returning({ id: users.id });
      if (confirmed.length === 0) return true;
      await noteAnswer(tx, named.recipientId);
      await countLetter(tx, row.email);
      const [again] = await tx.insert(resultMails).values({ diagnosticId: row.id }).returning({ id: resultMails.id });
      await outbox.enqueue(tx, { subject: "result", recordId: again!.id, sessionId: row.sessionId });
      return true;
    });
  },

  /** The recipient wants no more letters. False where the token is unknown. */
  async unsubscribe(token: string): Promise<boolean> {
    const named = await readLetterToken(db, token);
    if (named) await unsubscribe(db, named.recipientId);
    return named !== undefined;
  },
});
