import { eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database } from "../db/database.ts";
import { deliveries } from "../db/schema/index.ts";
import { send } from "./outbox.ts";

/** Puts everything that was given up on its way again, under the same ids. Answers how many. */
export const retryDead = (db: Database, boss: Pick<PgBoss, "send">): Promise<number> =>
  db.transaction(async (tx) => {
    const revived = await tx
      .update(deliveries)
      .set({ state: "waiting" })
      .where(eq(deliveries.state, "dead"))
      .returning({ id: deliveries.id, channel: deliveries.channel });
    for (const { id, channel } of revived) await send(boss, tx, channel, id);
    return revived.length;
  });
