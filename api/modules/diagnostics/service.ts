import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DiagnosticRecord } from "#shared/schemas/diagnostic.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { isId } from "../../db/ids.ts";
import { preparedRead } from "../../db/prepared-read.ts";
import { diagnostics, users } from "../../db/schema/index.ts";
import { selectDiagnostics, toRecord } from "./record.ts";

export type Diagnostics = ReturnType<typeof createDiagnostics>;

interface Offers {
  /** Five digits each: where managed repair is offered. */
  managedZips: ReadonlySet<string>;
  /** Whether results can be sent by e-mail. */
  email: boolean;
}

/** Diagnostics of a session. An id that is not the session's own answers undefined, as an unknown one does. */
export function createDiagnostics(db: Database, { managedZips, email }: Offers) {
  const ownedWhere = (condition: SQL) =>
    selectDiagnostics(db).where(and(condition, eq(users.sessionId, sql.placeholder("sessionId"))));

  const withId = preparedRead(db, ownedWhere(eq(diagnostics.id, sql.placeholder("id"))));
  const ofIssue = preparedRead(db, ownedWhere(eq(diagnostics.issueId, sql.placeholder("id"))));
  const find = async (query: typeof withId, sessionId: string, id: string): Promise<DiagnosticRecord | undefined> => {
    const [row] = isId(id) ? await query({ sessionId, id }) : [];
    return row && { ...toRecord(row), offers: { managed: managedZips.has(row.zipCode.slice(0, 5)), email } };
  };

  return {
    byId: (sessionId: string, id: string) => find(withId, sessionId, id),
    byIssue: (sessionId: string, issueId: string) => find(ofIssue, sessionId, issueId),
  };
}

/** A diagnostic of this session with all that it was made of, or undefined. */
export async function findDiagnostic(db: Database, sessionId: string, id: string) {
  if (!isId(id)) return undefined;
  const [row] = await selectDiagnostics(db).where(and(eq(diagnostics.id, id), eq(users.sessionId, sessionId)));
  return row;
}

/**
 * A diagnostic of this session, in a transaction that is going to change what hangs on it: others wait until it is
 * over.
 */
export async function lockDiagnostic(tx: Transaction, sessionId: string, id: string) {
  if (!isId(id)) return undefined;
  const [row] = await selectDiagnostics(tx)
    .where(and(eq(diagnostics.id, id), eq(users.sessionId, sessionId)))
    .for("update", { of: diagnostics });
  return row;
}
