import { and, eq, type SQL, sql } from "drizzle-orm";
import { type DiagnosticRecord, resultTypeOf } from "#shared/schemas/diagnostic.ts";
import type { Database } from "../../db/database.ts";
import { isId } from "../../db/ids.ts";
import { diagnostics, issues, users, vehicles } from "../../db/schema/index.ts";
import { placeName, placeOf } from "../../geography/places.ts";
import { orderNumber } from "./order-number.ts";

export type Diagnostics = ReturnType<typeof createDiagnostics>;

/** Diagnostics of a session. An id that is not the session's own answers undefined, as an unknown one does. */
export function createDiagnostics(db: Database) {
  const ownedWhere = (condition: SQL) =>
    db
      .select({
        id: diagnostics.id,
        issueId: diagnostics.issueId,
        results: diagnostics.results,
        createdAt: diagnostics.createdAt,
        text: issues.description,
        year: vehicles.year,
        make: vehicles.make,
        model: vehicles.model,
        mileage: vehicles.mileage,
        zipCode: users.zipCode,
      })
      .from(diagnostics)
      .innerJoin(issues, eq(issues.id, diagnostics.issueId))
      .innerJoin(vehicles, eq(vehicles.id, issues.vehicleId))
      .innerJoin(users, eq(users.id, issues.userId))
      .where(and(condition, eq(users.sessionId, sql.placeholder("sessionId"))));

  const withId = ownedWhere(eq(diagnostics.id, sql.placeholder("id"))).prepare("diagnostic");
  const ofIssue = ownedWhere(eq(diagnostics.issueId, sql.placeholder("id"))).prepare("diagnostic_by_issue");
  const find = async (query: typeof withId, sessionId: string, id: string) => {
    const [row] = isId(id) ? await query.execute({ sessionId, id }) : [];
    return row && toRecord(row);
  };

  return {
    byId: (sessionId: string, id: string) => find(withId, sessionId, id),
    byIssue: (sessionId: string, issueId: string) => find(ofIssue, sessionId, issueId),
  };
}

type Row = Pick<typeof diagnostics.$inferSelect, "id" | "issueId" | "results" | "createdAt"> &
  Pick<typeof vehicles.$inferSelect, "year" | "make" | "model" | "mileage"> & { text: string; zipCode: string };

function toRecord({ id, issueId, results, createdAt, mileage, ...subject }: Row): DiagnosticRecord {
  const place = placeOf(subject.zipCode);
  return {
    id,
    issueId,
    diagnosticResult: { resultType: resultTypeOf({ results }) },
    results,
    subject: { ...subject, mileage: mileage ?? undefined, place: place && placeName(place) },
    orderNumber: orderNumber(id),
    createdAt: createdAt.toISOString(),
  };
}
