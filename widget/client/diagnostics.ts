import { type ReadRecord, readRecord } from "./diagnostic-record.ts";
import type { Query } from "./query.ts";

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
