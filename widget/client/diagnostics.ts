import type { ReadRecord } from "./diagnostic-record.ts";
import { loadResult } from "./load-result.ts";
import type { Query } from "./query.ts";

/** The record's schemas are many: they are made when the first record comes, not while the form is awaited. */
export const readRecord = async (body: unknown): Promise<ReadRecord> => (await loadResult()).readRecord(body);

/** GET /api/diagnostics/by-issue/{issueId}: the analysis to show; never taken from what was kept. */
export const diagnosticByIssue = (issueId: string): Query<ReadRecord> => ({
  key: [`/api/diagnostics/by-issue/${encodeURIComponent(issueId)}`],
  read: readRecord,
  staleTime: 0,
});

/** GET /api/diagnostics/{diagnosticId} */
export const diagnosticById = (diagnosticId: string): Query<ReadRecord> => ({
  key: [`/api/diagnostics/${encodeURIComponent(diagnosticId)}`],
  read: readRecord,
});

/** GET /api/shared/{token}: a result by its read-only link, without ids and without who the owner is. */
export const sharedRecord = (token: string): Query<ReadRecord> => ({
  key: [`/api/shared/${encodeURIComponent(token)}`],
  read: readRecord,
  staleTime: 0,
});
