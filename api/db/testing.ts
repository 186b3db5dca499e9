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

async function onCluster(url: string, run: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
