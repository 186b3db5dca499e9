import { randomBytes } from "node:crypto";
import { integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { bytea, createdAt, id } from "./columns.ts";

/**
 * An address that anybody may have typed, by its hash alone: how many letters it was sent, and whether its owner wants
 * none. It hangs on no session, since many may name one address.
 */
export const mailRecipients = pgTable("mail_recipients", {
  id: id(),
  /** SHA-256 of the address in lower case. */
  addressHash: bytea().notNull().unique(),
  /** Signs the links in letters to it; known to nobody but us. */
  linkKey: bytea()
    .notNull()
    .$defaultFn(() => randomBytes(32)),
  /** Letters since `countedSince`. */
  letters: integer().notNull().default(0),
  countedSince: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** When it was last asked whether a request is its own. Null once that was answered. */
  askedAt: timestamp({ withTimezone: true }),
  unsubscribedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
});
