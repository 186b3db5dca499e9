import { hostname } from "node:os";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema/index.ts";

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

/**
 * A pool of connections to `url`; none is made before the first query.
 *
 * - `connections`: how many at most, default 10.
 * - A query that runs longer than 15 seconds is stopped by PostgreSQL.
 */
export function openDatabase(url: string, { connections = 10 } = {}): OpenDatabase {
  const client = postgres(url, {
    max: connections,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: applicationName, statement_timeout: 15_000 },
  });
  return { db: connect(client), close: () => client.end({ timeout: 5 }) };
}

const connect = (client: postgres.Sql) => drizzle({ client, schema, casing: "snake_case" });
