import { count, inArray, sql } from "drizzle-orm";
import type { Metrics } from "../plugins/metrics.ts";
import { applicationName, type Database } from "./database.ts";
import { deliveries } from "./schema/index.ts";

/** Longest wait for the database, in milliseconds: without it there is something to tell, too. */
const TIMEOUT_MS = 2_000;

/**
 * What Prometheus learns of the pool and of the deliveries. A database that does not answer leaves `database_up` at 0.
 */
export function addDatabaseGauges(metrics: Metrics, db: Database, connections: number) {
  metrics.gauge("database_up", "1 while the database answers.", [], async () => {
    const rows = await orNothing(db.execute(sql`select 1`));
    return [{ labels: {}, value: rows.length }];
  });
  metrics.gauge("database_connections_max", "The most connections of this process' pool.", [], async () => [
    { labels: {}, value: connections },
  ]);
  metrics.gauge("database_connections", "Connections of this process' pool by state.", ["state"], async () => {
    const rows = await orNothing(
      db.execute<{ state: string; count: number }>(
        sql`select coalesce(state, 'other') as state, count(*)::int as count
            from pg_stat_activity where application_name = ${applicationName} group by 1`,
      ),
    );
    return rows.map(({ state, count }) => ({ labels: { state }, value: count }));
  });
  metrics.gauge("deliveries", "Deliveries waiting and given up.", ["channel", "state"], async () => {
    const rows = await orNothing(
      db
        .select({ channel: deliveries.channel, state: deliveries.state, count: count() })
        .from(deliveries)
        .where(inArray(deliveries.state, ["waiting", "dead"]))
        .groupBy(deliveries.channel, deliveries.state),
    );
    return rows.map(({ channel, state, count }) => ({ labels: { channel, state }, value: count }));
  });
}

const orNothing = <T>(rows: PromiseLike<T[]>): Promise<T[]> =>
  Promise.race([Promise.resolve(rows).catch(() => []), Bun.sleep(TIMEOUT_MS).then(() => [])]);
