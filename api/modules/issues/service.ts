import { and, asc, eq, sql } from "drizzle-orm";
import type { IssueRecord } from "#shared/schemas/issue-details.ts";
import type { Database } from "../../db/database.ts";
import { isId } from "../../db/ids.ts";
import { preparedRead } from "../../db/prepared-read.ts";
import { issues, photos, users } from "../../db/schema/index.ts";

export type Issues = ReturnType<typeof createIssues>;

/** Issues of a session, with the list of their photos. */
export function createIssues(db: Database) {
  const owned = preparedRead(
    db,
    db
      .select({
        id: issues.id,
        vehicleId: issues.vehicleId,
        issueType: issues.issueType,
        description: issues.description,
        createdAt: issues.createdAt,
      })
      .from(issues)
      .innerJoin(users, eq(users.id, issues.userId))
      .where(and(eq(issues.id, sql.placeholder("id")), eq(users.sessionId, sql.placeholder("sessionId")))),
  );

  const photosOf = preparedRead(
    db,
    db
      .select({ id: photos.id, filename: photos.filename, width: photos.width, height: photos.height })
      .from(photos)
      .where(eq(photos.issueId, sql.placeholder("id")))
      .orderBy(asc(photos.position)),
  );

  return {
    async byId(sessionId: string, id: string): Promise<IssueRecord | undefined> {
      const [issue] = isId(id) ? await owned({ sessionId, id }) : [];
      if (!issue) return undefined;
      return { ...issue, createdAt: issue.createdAt.toISOString(), photos: await photosOf({ id }) };
    },
  };
}
