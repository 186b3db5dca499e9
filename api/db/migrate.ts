import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

/** Names the lock that migrating instances wait on; any number that nothing else in the database uses. */
const LOCK = 7_242_277_201;

/**
 * Brings the database at `url` to the newest schema. Two that start at once do it one after the other, and the second
 * finds nothing left to do. The account must be allowed to create the extensions cube and earthdistance, or they are
 * there already. `folder`: where the migrations are.
 */
export async function migrate(url: string, { folder = join(import.meta.dirname, "migrations") } = {}) {
  const client = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    // Held by the connection, so it is let go even when this process is killed.
    await client`select pg_advisory_lock(${LOCK})`;
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end({ timeout: 5 });
  }
}
