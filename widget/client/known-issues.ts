import type { KnownViews } from "../steps/diagnostic/known/views.tsx";
import type { ReadSubject } from "./diagnostic-record.ts";
import { loadResult } from "./load-result.ts";
import type { Query } from "./query.ts";

/**
 * GET /api/known-issues: what is known of cars of this make, model and year, as what shows it. Both come after the result,
 * which does without them.
 */
export const knownIssues = ({ year, make, model }: ReadSubject): Query<KnownViews> => ({
  key: ["/api/known-issues", { year, make, model }],
  read: async (body) => (await loadResult()).viewsOf(body),
  quiet: true,
});
