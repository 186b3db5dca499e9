import type { KnownIssues } from "#shared/schemas/known-issues.ts";
import type { ReadSubject } from "./diagnostic-record.ts";
import type { Query } from "./query.ts";

/** GET /api/known-issues: what is known of cars of this make, model and year. A result does without it. */
export const knownIssues = ({ year, make, model }: ReadSubject): Query<KnownIssues> => ({
  key: ["/api/known-issues", { year, make, model }],
  read: async (body) => (await import("#shared/schemas/known-issues.ts")).KnownIssues.parse(body),
  quiet: true,
});
