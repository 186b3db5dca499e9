import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isDiskFull } from "../../db/failures.ts";

/** Longest wait for the database, in milliseconds. */
const TIMEOUT_MS = 2_000;
/** Milliseconds for which it is believed that there is room, so that those who ask often make nobody write often. */
const ROOM_HOLDS = 5_000;

/** What the database can do: all; answer but store nothing more, since its disk is full; or not even that. */
export type Readiness = "ready" | "full" | "away";

export function createHealth(db: Database) {
  let asking: Promise<Readiness> | undefined;
  let roomUntil = 0;

  /** Writes about a megabyte where the database sorts what its memory does not hold: that stays in no table. */
  async function writeSome() {
    if (performance.now() < roomUntil) return;
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local work_mem = '64kB'`);
      await tx.execute(sql`select count(*) from generate_series(1, 40000)`);
    });
    roomUntil = performance.now() + ROOM_HOLDS;
  }

  async function ask(): Promise<Readiness> {
    const answer = db
      .execute(sql`select 1`)
      .then(writeSome)
      .then(
        () => "ready" as const,
        (error: unknown) => (isDiskFull(error) ? "full" : "away"),
      );
    let timer: Timer | undefined;
    const late = new Promise<Readiness>((resolve) => {
      timer = setTimeout(() => resolve("away"), TIMEOUT_MS);
    });
    const readiness = await Promise.race([answer, late]);
    clearTimeout(timer);
    asking = undefined;
    return readiness;
  }

  return {
    /** Never throws. Who asks at the same time shares the answer: nobody floods the database this way. */
    readiness(): Promise<Readiness> {
      asking ??= ask();
      return asking;
    },
  };
}
