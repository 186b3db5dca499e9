import { Elysia } from "elysia";
import { KnownIssues } from "#shared/schemas/known-issues.ts";
import { KnownIssuesQuery } from "#shared/schemas/known-issues-query.ts";
import { answersWith } from "../../plugins/openapi.ts";
import { type KnownIssuesParts, knownIssues } from "./service.ts";

/** What is known of a make, model and year. It needs no session, and tells nothing of anybody. */
export const knownIssuesRoutes = (parts: KnownIssuesParts) =>
  new Elysia({ name: "known-issues" }).get("/api/known-issues", ({ query }) => knownIssues(query, parts), {
    query: KnownIssuesQuery,
    detail: {
      summary: "Recalls, extended warranties, bulletins and owners' reports for a make, model and year",
      tags: ["Vehicles"],
      ...answersWith(KnownIssues),
    },
  });
