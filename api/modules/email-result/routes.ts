import { Elysia } from "elysia";
import { EmailResultResponse, MAX_RESULT_MAILS } from "#shared/schemas/email-result.ts";
import type { Database } from "../../db/database.ts";
import type { Outbox } from "../../deliveries/outbox.ts";
import type { Idempotency } from "../../plugins/idempotency.ts";
import { HttpProblem, notFound } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import { refuseLetter } from "../letters/routes.ts";
import { createEmailResult, EmailLimitError, NoEmailError } from "./service.ts";

/** "E-mail me this". */
export function emailResultRoutes({ db, sessions, idempotency, outbox }: Parts) {
  const emailResult = createEmailResult(db, outbox);
  return new Elysia({ name: "email-result" }).use(session(sessions)).post(
    "/api/diagnostics/:diagnosticId/email",
    async ({ request, params, session }) => {
      const sent = await idempotency
        .once({ request, sessionId: session.id }, (receipt) =>
          emailResult.send(session.id, params.diagnosticId, receipt),
        )
        .catch(refuse);
      if (!sent) throw notFound();
      return sent;
    },
    {
      session: true,
      response: EmailResultResponse,
      detail: { summary: "E-mail a result to its owner", tags: ["Wizard"] },
    },
  );
}

interface Parts {
  db: Database;
  sessions: Sessions;
  idempotency: Idempotency;
  outbox: Outbox;
}

/** What the service refuses, as HTTP says it. */
function refuse(error: unknown): never {
  if (error instanceof NoEmailError)
    throw new HttpProblem(503, "E-mail is not set up here. You can print the result or copy a link to it instead.");
  if (error instanceof EmailLimitError)
    throw new HttpProblem(
      429,
      `This result was e-mailed ${MAX_RESULT_MAILS} times already. Please look into your inbox.`,
    );
  return refuseLetter(error);
}
