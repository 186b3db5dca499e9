import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytea, createdAt, id } from "./columns.ts";

/**
 * Somebody without a session asked to delete what belongs to an e-mail address, whether or not we know it. The letter
 * with the link makes the token when it goes out; used, expired or pointless, the row is deleted.
 */
export const deletionRequests = pgTable(
  "deletion_requests",
  {
    id: id(),
    /** In lower case. */
    email: text().notNull(),
    /** SHA-256 of the token; the token itself is stored nowhere. Null until the letter is written. */
    tokenHash: bytea().unique(),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.email), index().on(t.expiresAt)],
);
