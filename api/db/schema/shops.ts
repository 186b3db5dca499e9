import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";

/** The directory of repair shops. */
export const shops = pgTable(
  "shops",
  {
    id: id(),
    /** Where the entry comes from ("sample", "openstreetmap"), and what that source calls it. */
    source: text().notNull(),
    sourceId: text().notNull(),
    name: text().notNull(),
    /** The name as names are compared: see `nameKey`. */
    nameKey: text().notNull().default(""),
    /** Empty where the source has none. */
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text().notNull(),
    /** Degrees, north and east positive. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** E.164; null where the source has none. */
    phone: text(),
    /** Where the shop takes requests of owners; null where the source has none. */
    email: text(),
    /** As OpenStreetMap writes opening hours, or whatever words the source has. Empty where it has none. */
    hours: text().notNull(),
    specialties: text().array().notNull(),
    /** Makes that a dealer sells, or that a shop works on alone. */
    brands: text().array().notNull().default([]),
    certifications: text().array().notNull().default([]),
    /** Of five; null where the source has no ratings. */
    rating: real(),
    reviewCount: integer().notNull().default(0),
    website: text(),
    /** A shop that pays us for owners we send. It is labelled, and stands no higher for it. */
    partner: boolean().notNull().default(false),
    licence: text(),
    /** The words that the licence wants shown with the entry. */
    attribution: text(),
    /** Another source's entry that is likely the same shop, and is the one shown. */
    duplicateOf: uuid().references((): AnyPgColumn => shops.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.source, t.sourceId),
    index("shops_place_index").using("gist", onMap(t.latitude, t.longitude)).where(sql`${t.duplicateOf} is null`),
    index("shops_duplicates_index").on(t.duplicateOf).where(sql`${t.duplicateOf} is not null`),
  ],
);

/**
 * A position as a point of Mercator's map, in degrees of its equator. The map keeps shapes, so of points near each other
 * the nearest on it are the nearest on the ground, and PostgreSQL builds an index of plane points ten times faster than
 * one of points in space. It is cut at 70° east, where no mail of the United States goes.
 */
export const onMap = (latitude: unknown, longitude: unknown): SQL =>
  sql`point(${longitude} + 290 - 360 * floor((${longitude} + 290) / 360), degrees(asinh(tan(radians(${latitude})))))`;
