import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { CameFrom } from "#shared/schemas/campaign.ts";
import type { VinFacts } from "../../analysis/vehicle/engine-said.ts";
import { createdAt, id } from "./columns.ts";
import { partners } from "./partners.ts";
import { sessions } from "./sessions.ts";

/** Who asks. Without an acceptance of the terms nothing of a user is ever shared. */
export const users = pgTable(
  "users",
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    /** When the owner of the address pressed the button of our letter: only then is it sent what they wrote. */
    emailConfirmedAt: timestamp({ withTimezone: true }),
    zipCode: text().notNull(),
    termsVersion: text(),
    termsAcceptedAt: timestamp({ withTimezone: true }),
    /** The partner on whose page the terms were accepted. */
    termsPartnerKey: text().references(() => partners.key, { onDelete: "set null" }),
    /** When they said, by a button or their browser's Global Privacy Control, that nothing is to be sold or shared. */
    doNotSellAt: timestamp({ withTimezone: true }),
    /** The page and campaign by which they came; null on our own site. */
    cameFrom: jsonb().$type<CameFrom>(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.sessionId), index("users_email_index").on(sql`lower(${t.email})`)],
);

export const vehicles = pgTable(
  "vehicles",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    year: integer().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    /** Miles; null is unknown. */
    mileage: integer(),
    /** Deleted when the session is over, and what it settled stays; null where none was given. */
    vin: text(),
    fromVin: jsonb().$type<VinFacts>(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
);
