import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

/** Longest wait for the database, in milliseconds. */
const PATIENCE = 2_000;

export function createHealth(db: Database) {
  let asking: Promise<boolean> | undefined;

  async function ask() {
    const answer = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    let timer: Timer | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE);
    });
    const ready = await Promise.race([answer, late]);
    clearTimeout(timer);
    asking = undefined;
    return ready;
  }

  return {
    /** Does the database answer? Never throws. Who asks at the same time shares the answer: nobody floods it this way. */
    isReady(): Promise<boolean> {
      asking ??= ask();
      return asking;
    },
  };
}
