import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytea, createdAt, id } from "./columns.ts";
import { partners } from "./partners.ts";

/** An anonymous visitor. Everything a visitor sends hangs on one of these and goes when it goes. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    /** SHA-256 of the token; the token itself is stored nowhere. */
    tokenHash: bytea().notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    idleExpiresAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Origin of the page that opened it; null for the site itself and for programs. */
    origin: text(),
    partnerKey: text().references(() => partners.key, { onDelete: "set null" }),
  },
  (t) => [index().on(t.expiresAt), index().on(t.lastUsedAt)],
);
