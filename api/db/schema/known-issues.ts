import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** A make, model and model year, spelled as the catalogue spells them. */
const car = () => ({ make: text().notNull(), model: text().notNull(), year: integer().notNull() });

/** Safety recalls, as NHTSA publishes them. */
export const recalls = pgTable("recalls", {
  /** NHTSA's campaign number, "21V215000". */
  campaign: text().primaryKey(),
  manufacturer: text().notNull(),
  components: text().array().notNull(),
  summary: text().notNull(),
  consequence: text().notNull(),
  remedy: text().notNull(),
  /** When NHTSA received the maker's report. */
  reportedOn: date({ mode: "string" }),
  /** Not to be driven until it is done. */
  parkIt: boolean().notNull(),
  parkOutside: boolean().notNull(),
});

export const recalledCars = pgTable(
  "recalled_cars",
  {
    ...car(),
    campaign: text()
      .notNull()
      .references(() => recalls.campaign, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.make, t.model, t.year, t.campaign] }), index().on(t.campaign)],
);

/** When NHTSA was asked for the recalls of a car. */
export const recallLookups = pgTable(
  "recall_lookups",
  { ...car(), at: timestamp({ withTimezone: true }).notNull() },
  (t) => [primaryKey({ columns: [t.make, t.model, t.year] })],
);

/** Service bulletins of makers to their shops, as NHTSA lists them. */
export const bulletins = pgTable("bulletins", {
  /** NHTSA's number of it. */
  id: text().primaryKey(),
  /** The maker's. */
  number: text().notNull(),
  title: text().notNull(),
  components: text().array().notNull(),
  issuedOn: date({ mode: "string" }),
});

export const bulletinCars = pgTable(
  "bulletin_cars",
  {
    ...car(),
    bulletin: text()
      .notNull()
      .references(() => bulletins.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.make, t.model, t.year, t.bulletin] }), index().on(t.bulletin)],
);

/** The files of NHTSA that were read in: "recalls" and "bulletins". */
export const importedFiles = pgTable("imported_files", {
  kind: text().primaryKey(),
  /** The latest day that the file speaks of. */
  asOf: timestamp({ withTimezone: true }).notNull(),
  importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
