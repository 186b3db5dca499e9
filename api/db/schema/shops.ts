import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, real, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";

/** The directory of repair shops. */
export const shops = pgTable(
  "shops",
  {
    id: id(),
    /** Where the entry comes from ("sample"), and what that source calls it. */
    source: text().notNull(),
    sourceId: text().notNull(),
    name: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text().notNull(),
    /** Degrees, north and east positive. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** Where the shop takes requests of owners; null where the source has none. */
    email: text(),
    hours: text().notNull(),
    specialties: text().array().notNull(),
    /** Null where the source has no ratings. */
    rating: real(),
    reviewCount: integer().notNull().default(0),
    website: text(),
    attribution: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.source, t.sourceId),
    index("shops_position_index").using("gist", sql`ll_to_earth(${t.latitude}, ${t.longitude})`),
  ],
);
