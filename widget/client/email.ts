import type { Client } from "./client.ts";

/** POST /api/diagnostics/{id}/email: sends the result to the address given in step 1. 503 where no mail is set up. */
export const emailDiagnostic = (client: Client, diagnosticId: string) =>
  client.post(`/api/diagnostics/${encodeURIComponent(diagnosticId)}/email`, undefined);
