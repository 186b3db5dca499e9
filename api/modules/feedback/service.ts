import { and, eq } from "drizzle-orm";
import type { FeedbackRequest, FeedbackResponse } from "#shared/schemas/feedback.ts";
import type { Database } from "../../db/database.ts";
import type { Receipt } from "../../db/idempotency-store.ts";
import { isId } from "../../db/ids.ts";
import { inSession } from "../../db/in-session.ts";
import { feedback, issues, users } from "../../db/schema/index.ts";
import type { Outbox } from "../../deliveries/outbox.ts";

export const createFeedback = (db: Database, outbox: Outbox) => ({
  /** Stores feedback on an issue of this session and answers its id, or undefined where there is no such issue. */
  async save(sessionId: string, sent: FeedbackRequest, receipt: Receipt): Promise<FeedbackResponse | undefined> {
    if (!isId(sent.issueId)) return undefined;
    const [issue] = await db
      .select({ id: issues.id })
      .from(issues)
      .innerJoin(users, eq(users.id, issues.userId))
      .where(and(eq(issues.id, sent.issueId), eq(users.sessionId, sessionId)));
    if (!issue) return undefined;
    return inSession(db, sessionId, async (tx) => {
      const [row] = await tx
        .insert(feedback)
        .values({ issueId: issue.id, feedback: sent.feedback })
        .returning({ id: feedback.id });
      await outbox.enqueue(tx, { subject: "feedback", recordId: row!.id, sessionId });
      const answer = { feedbackId: row!.id };
      await receipt.note(tx, answer);
      return answer;
    });
  },
});
