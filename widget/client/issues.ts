import type { Query } from "./query.ts";

/** GET /api/issues/{issueId}: the specification has the results page fetch it; nothing of it is shown. */
export const issueById = (issueId: string): Query<unknown> => ({
  key: [`/api/issues/${encodeURIComponent(issueId)}`],
  read: (body) => body,
});
