import { ShareResponse } from "#shared/schemas/share.ts";
import type { Client } from "./client.ts";

/** POST /api/diagnostics/{id}/share: makes a read-only link to the result. */
export const shareDiagnostic = async (client: Client, diagnosticId: string) =>
  ShareResponse.parse(await client.post(`/api/diagnostics/${encodeURIComponent(diagnosticId)}/share`, undefined));
