import { bigint, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/**
 * Counters of `rate-limiter-flexible`, which writes them by itself: a key, points used, and the millisecond they are
 * void.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: "number" }),
  },
  (t) => [index().on(t.expire)],
);
