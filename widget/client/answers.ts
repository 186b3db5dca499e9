import type { AnswersRequest } from "#shared/schemas/answers.ts";
import type { Client } from "./client.ts";
import { readRecord } from "./diagnostics.ts";

/** POST /api/diagnostics/{id}/answers: answers a follow-up question. Hands back the record, ranked anew. */
export const answerQuestion = async (client: Client, diagnosticId: string, answer: AnswersRequest["answers"][number]) =>
  readRecord(
    await client.post(`/api/diagnostics/${encodeURIComponent(diagnosticId)}/answers`, {
      answers: [answer],
    } satisfies AnswersRequest),
  );
