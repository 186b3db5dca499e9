import { index, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea, createdAt } from "./columns.ts";
import { sessions } from "./sessions.ts";

/** A creating request that carried an Idempotency-Key: under way until `answer` is there, then kept to be repeated. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** SHA-256 of who asks, the route and the key: the key itself is stored nowhere. */
    id: bytea().primaryKey(),
    /** With the session its answers go. */
    sessionId: uuid().references(() => sessions.id, { onDelete: "cascade" }),
    bodyHash: bytea().notNull(),
    /** Which request is at it, and until when it is believed to be alive. */
    claim: uuid().notNull(),
    claimedUntil: timestamp({ withTimezone: true }).notNull(),
    /** Never a token: what hands one out makes a fresh one for the same session or link. */
    answer: jsonb().$type<object>(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.sessionId), index().on(t.createdAt)],
);
