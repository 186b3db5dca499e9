import { hostname } from "node:os";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { retryOnConflict } from "./retry.ts";
import * as schema from "./schema/index.ts";
import { silentSocket } from "./silent-socket.ts";

/** What a query needs: the pool, or one transaction on it. */
export type Database = ReturnType<typeof connect>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface OpenDatabase {
  db: Database;
  /** Waits for running queries, at most five seconds, and closes every connection. */
  close(): Promise<void>;
}

/** How PostgreSQL's own views name the connections of this process; it takes no more than 63 characters. */
export const applicationName = `repair-assist ${process.pid}@${hostname()}`.slice(0, 63);

/** Milliseconds after which PostgreSQL stops a statement: any of ours is through in a fraction of that. */
const STATEMENT_TIME = 5_000;
/** Milliseconds without a byte after which a connection is given up: longer than a server that lives would be silent. */
const SILENCE = STATEMENT_TIME + 2_000;
const CONNECT_SECONDS = 3;
/**
 * Queries that a connection may be sent before the first is answered: so many as never to be reached. Where a BEGIN is
 * the one that reaches it, the driver does not reserve the connection, and what others send next becomes part of that
 * transaction (https://github.com/porsager/postgres/issues/1189).
 */
const MOST_SENT_AHEAD = 1_000_000;

/**
 * A pool of connections to `url`; none is made before the first query. What cannot be had is refused soon, with an
 * error that `isUnreachable` knows, and the next query tries anew: nothing has to be started again when the database is
 * back.
 *
 * - `connections`: how many at most, default 10.
 * - A statement that runs longer than five seconds is stopped by PostgreSQL, a lock awaited included.
 * - A server that says nothing for seven (frozen, or its machine gone) loses the connection, and with it the queries.
 * - A transaction that we leave idle for ten, since our process hangs, is broken off and gives its locks back.
 * - A transaction that PostgreSQL breaks off for another's sake is done again (`retryOnConflict`). A statement by
 *   itself is not: give that to `retryOnConflict` where it takes more than one lock.
 */
export function openDatabase(url: string, { connections = 10 } = {}): OpenDatabase {
  const client = postgres(url, {
    max: connections,
    // By default it waits longer after each failure, up to twenty seconds, and the visitor with it.
    backoff: () => 0,
    connect_timeout: CONNECT_SECONDS,
    onnotice: () => {},
    // The library's types do not know these options.
    ...({ socket: silentSocket(SILENCE), max_pipeline: MOST_SENT_AHEAD } as object),
    connection: {
      application_name: applicationName,
      statement_timeout: STATEMENT_TIME,
      idle_in_transaction_session_timeout: 10_000,
    },
  });
  return { db: connect(client), close: () => client.end({ timeout: 5 }) };
}

function connect(client: postgres.Sql) {
  const db = drizzle({ client, schema, casing: "snake_case" });
  const once = db.transaction.bind(db);
  db.transaction = (work, settings) => retryOnConflict(() => once(work, settings));
  return db;
}
