import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, inject } from "vitest";
import { type OpenDatabase, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

/** An empty database of its own in the cluster of this test run, dropped when the test file is through. */
export async function emptyDatabase(): Promise<{ url: string }> {
  const cluster = inject("clusterUrl");
  const name = `test_${Bun.randomUUIDv7("hex").replaceAll("-", "")}`;
  await onCluster(cluster, (sql) => sql`create database ${sql(name)}`);
  afterAll(() => onCluster(cluster, (sql) => sql`drop database if exists ${sql(name)} with (force)`));
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href };
}

/** A fresh, migrated database for a test file. Call it at the top of the file or in `beforeAll`. */
export async function testDatabase(): Promise<OpenDatabase & { url: string }> {
  const { url } = await emptyDatabase();
  await migrate(url);
  const database = openDatabase(url, { connections: 4 });
  afterAll(() => database.close());
  return { url, ...database };
}

/** Holds a table, so that a request which needs it is under way until it is released. */
export async function holdTable(db: OpenDatabase["db"], table: string) {
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const lock = db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
    locked.resolve();
    await held.promise;
  });
  await Promise.race([locked.promise, lock]);
  // Other tests have databases in the same cluster.
  const waiting = sql`
    select 1 from pg_locks
    where not granted and relation = ${table}::regclass
      and database = (select oid from pg_database where datname = current_database())`;
  return {
    async isWaitedFor() {
      while ((await db.execute(waiting)).length === 0);
    },
    async release() {
      held.resolve();
      await lock;
    },
  };
}

async function onCluster(url: string, run: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
