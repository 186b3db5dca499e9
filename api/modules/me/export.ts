import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  contactMessages,
  deliveries,
  diagnostics,
  feedback,
  issues,
  leads,
  managedRepairs,
  photos,
  resultMails,
  sessions,
  shares,
  users,
  vehicles,
} from "../../db/schema/index.ts";

/**
 * All that is stored of a session, as JSON text in pieces: one list a kind of record, with the ids by which they belong
 * together. Photos come last and one by one, their bytes in base64, so that no more than one is in memory. Tokens are not
 * in it: of those we have hashes alone.
 */
export async function* exportSession(db: Database, sessionId: string): AsyncGenerator<string> {
  const owners = db.select({ id: users.id }).from(users).where(eq(users.sessionId, sessionId));
  const described = db.select({ id: issues.id }).from(issues).where(inArray(issues.userId, owners));
  const found = db.select({ id: diagnostics.id }).from(diagnostics).where(inArray(diagnostics.issueId, described));
  const { tokenHash: _session, ...sessionColumns } = getTableColumns(sessions);
  const { tokenHash: _share, ...shareColumns } = getTableColumns(shares);
  const [session] = await db.select(sessionColumns).from(sessions).where(eq(sessions.id, sessionId));
  const records = {
    exportedAt: new Date(),
    session,
    users: await db.select().from(users).where(eq(users.sessionId, sessionId)),
    vehicles: await db.select().from(vehicles).where(inArray(vehicles.userId, owners)),
    issues: await db.select().from(issues).where(inArray(issues.userId, owners)),
    diagnostics: await db.select().from(diagnostics).where(inArray(diagnostics.issueId, described)),
    feedback: await db.select().from(feedback).where(inArray(feedback.issueId, described)),
    managedRepairs: await db.select().from(managedRepairs).where(inArray(managedRepairs.userId, owners)),
    leads: await db.select().from(leads).where(inArray(leads.diagnosticId, found)),
    shares: await db.select(shareColumns).from(shares).where(inArray(shares.diagnosticId, found)),
    resultMails: await db.select().from(resultMails).where(inArray(resultMails.diagnosticId, found)),
    contactMessages: await db.select().from(contactMessages).where(eq(contactMessages.sessionId, sessionId)),
    deliveries: await db.select().from(deliveries).where(eq(deliveries.sessionId, sessionId)),
  };
  const pictures = await db
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.issueId, described))
    .orderBy(asc(photos.issueId), asc(photos.position));

  yield `${JSON.stringify(records).slice(0, -1)},"photos":[`;
  let comma = "";
  for (const { id } of pictures) {
    const [photo] = await db.select().from(photos).where(eq(photos.id, id));
    // Deleted while we were at it.
    if (!photo) continue;
    yield comma + JSON.stringify({ ...photo, bytes: photo.bytes.toString("base64") });
    comma = ",";
  }
  yield "]}";
}
