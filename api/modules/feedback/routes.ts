import { Elysia } from "elysia";
import { FeedbackRequest, FeedbackResponse } from "#shared/schemas/feedback.ts";
import type { Database } from "../../db/database.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import { json } from "../../plugins/body.ts";
import type { Idempotency } from "../../plugins/idempotency.ts";
import { notFound } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import { createFeedback } from "./service.ts";

/** What the owner thinks of the result. */
export function feedbackRoutes({ db, sessions, idempotency, outbox }: Parts) {
  const feedback = createFeedback(db, outbox);
  return new Elysia({ name: "feedback" }).use(session(sessions)).post(
    "/api/feedback",
    async ({ request, body, session }) => {
      const answer = await idempotency.once({ request, sessionId: session.id, body }, (receipt) =>
        feedback.save(session.id, body, receipt),
      );
      if (!answer) throw notFound();
      return answer;
    },
    {
      session: true,
      parse: json(),
      body: FeedbackRequest,
      response: FeedbackResponse,
      detail: { summary: "Send feedback on a result", tags: ["Wizard"] },
    },
  );
}

interface Parts {
  db: Database;
  sessions: Sessions;
  idempotency: Idempotency;
  outbox: Outbox;
}
