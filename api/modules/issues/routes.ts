import { Elysia } from "elysia";
import { IssueRecord } from "#shared/schemas/issue-details.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../plugins/problem.ts";
import { type Sessions, session } from "../../plugins/session.ts";
import { createIssues } from "./service.ts";

/** What the owner wrote, and which photos came with it. */
export function issuesRoutes({ db, sessions }: { db: Database; sessions: Sessions }) {
  const issues = createIssues(db);
  return new Elysia({ name: "issues" }).use(session(sessions)).get(
    "/api/issues/:issueId",
    async ({ params, session }) => {
      const issue = await issues.byId(session.id, params.issueId);
      if (!issue) throw notFound();
      return issue;
    },
    { session: true, response: IssueRecord, detail: { summary: "Read an issue", tags: ["Wizard"] } },
  );
}
