import { eq } from "drizzle-orm";
import { type EmailResultResponse, MAX_RESULT_MAILS } from "#shared/schemas/email-result.ts";
import type { Database } from "../../db/database.ts";
import type { Receipt } from "../../db/idempotency-store.ts";
import { inSession } from "../../db/in-session.ts";
import { resultMails } from "../../db/schema/index.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { countLetter } from "../../deliveries/recipients.ts";
import { lockDiagnostic } from "../diagnostics/service.ts";

/** This server has no mail server to hand letters to. */
export class NoEmailError extends Error {
  override name = "NoEmailError";
}

/** The result was sent as often as it is sent at all. */
export class EmailLimitError extends Error {
  override name = "EmailLimitError";
}

export const createEmailResult = (db: Database, outbox: Outbox) => ({
  /**
   * Sends the result of a diagnostic of this session to its owner's address, which nobody can name another; first a
   * link by which the address's owner says that it is theirs. Undefined where the session has no such diagnostic.
   * Throws `NoEmailError`, `EmailLimitError` and `RecipientRefusedError`.
   */
  send: (sessionId: string, diagnosticId: string, receipt: Receipt): Promise<EmailResultResponse | undefined> =>
    inSession(db, sessionId, async (tx) => {
      const row = await lockDiagnostic(tx, sessionId, diagnosticId);
      if (!row) return undefined;
      if (!outbox.sendsEmail) throw new NoEmailError();
      const sent = await tx.$count(resultMails, eq(resultMails.diagnosticId, row.id));
      if (sent >= MAX_RESULT_MAILS) throw new EmailLimitError();
      await countLetter(tx, row.email, { asks: !row.emailConfirmedAt });
      const [mail] = await tx.insert(resultMails).values({ diagnosticId: row.id }).returning({ id: resultMails.id });
      await outbox.enqueue(tx, { subject: "result", recordId: mail!.id, sessionId });
      const answer = { to: row.email, left: MAX_RESULT_MAILS - sent - 1 };
      await receipt.note(tx, answer);
      return answer;
    }),
});
