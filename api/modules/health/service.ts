import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

/** Longest wait for the database, in milliseconds. */
const PATIENCE = 2_000;

export const createHealth = (db: Database) => ({
  /** Does the database answer? Never throws. */
  async isReady(): Promise<boolean> {
    const answer = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return Promise.race([answer, Bun.sleep(PATIENCE).then(() => false)]);
  },
});
