import type { AnswersRequest } from "#shared/schemas/answers.ts";
import type { Client } from "./client.ts";
import { readRecord } from "./diagnostic-record.later.ts";

/** POST /api/diagnostics/{id}/answers: answers follow-up questions. Hands back the record, ranked anew. */
export const answerQuestions = async (client: Client, diagnosticId: string, answers: AnswersRequest["answers"]) =>
  readRecord(
    await client.post(`/api/diagnostics/${encodeURIComponent(diagnosticId)}/answers`, {
      answers,
    } satisfies AnswersRequest),
  );
