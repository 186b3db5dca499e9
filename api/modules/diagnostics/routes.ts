import { Elysia } from "elysia";
import { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import { answersWith } from "../../plugins/openapi.ts";
import { notFound } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import type { Diagnostics } from "./service.ts";

/** Results of an analysis, by their own id and by that of the issue. */
export const diagnosticsRoutes = ({ diagnostics, sessions }: { diagnostics: Diagnostics; sessions: Sessions }) =>
  new Elysia({ name: "diagnostics", prefix: "/api/diagnostics" })
    .use(session(sessions))
    .get(
      "/by-issue/:issueId",
      async ({ params, session }): Promise<DiagnosticRecord> => {
        const record = await diagnostics.byIssue(session.id, params.issueId);
        if (!record) throw notFound();
        return record;
      },
      {
        session: true,
        detail: { summary: "Read the diagnostic of an issue", tags: ["Wizard"], ...answersWith(DiagnosticRecord) },
      },
    )
    .get(
      "/:diagnosticId",
      async ({ params, session }): Promise<DiagnosticRecord> => {
        const record = await diagnostics.byId(session.id, params.diagnosticId);
        if (!record) throw notFound();
        return record;
      },
      { session: true, detail: { summary: "Read a diagnostic", tags: ["Wizard"], ...answersWith(DiagnosticRecord) } },
    );
