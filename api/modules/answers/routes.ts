import { Elysia } from "elysia";
import { AnswersRequest } from "#shared/schemas/answers.ts";
import { DiagnosticRecord, type Results } from "#shared/schemas/diagnostic.ts";
import type { AnalysisInput } from "../../analysis/input.ts";
import type { Database } from "../../db/database.ts";
import { json } from "../../plugins/body.ts";
import { notFound, wrongField } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import type { Diagnostics } from "../diagnostics/service.ts";
import { createAnswers, NotAskedError } from "./service.ts";

/** Answers to the follow-up questions of a diagnostic. */
export function answersRoutes({ db, diagnostics, sessions, analyse }: Parts) {
  const answers = createAnswers({ db, analyse });
  return new Elysia({ name: "answers" }).use(session(sessions)).post(
    "/api/diagnostics/:diagnosticId/answers",
    async ({ params: { diagnosticId }, body, session }) => {
      const taken = await answers.give(session.id, diagnosticId, body.answers).catch((error: unknown) => {
        throw error instanceof NotAskedError ? wrongField(error.path, error.message) : error;
      });
      const record = taken && (await diagnostics.byId(session.id, diagnosticId));
      if (!record) throw notFound();
      return record;
    },
    {
      session: true,
      parse: json(),
      body: AnswersRequest,
      response: DiagnosticRecord,
      detail: { summary: "Answer follow-up questions and rank anew", tags: ["Wizard"] },
    },
  );
}

interface Parts {
  db: Database;
  diagnostics: Diagnostics;
  sessions: Sessions;
  analyse: (input: AnalysisInput) => Results | Promise<Results>;
}
