import { index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Question, Results } from "#shared/schemas/diagnostic.ts";
import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import type { Answer, Readings } from "../../analysis/input.ts";
import { bytea, createdAt, id } from "./columns.ts";
import { users, vehicles } from "./owners.ts";

export const issues = pgTable(
  "issues",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    vehicleId: uuid()
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    issueType: text({ enum: ISSUE_TYPES }).notNull(),
    description: text().notNull(),
    /** What was read of the photos, so that answers rank anew from the same reading. */
    readings: jsonb().$type<Readings>().notNull().default({ pictures: [] }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), index().on(t.vehicleId)],
);

/** A picture as we made it anew from what was sent: upright, bounded, without metadata. */
export const photos = pgTable(
  "photos",
  {
    id: id(),
    issueId: uuid()
      .notNull()
      .references(() => issues.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    filename: text().notNull(),
    contentType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.issueId), index().on(t.createdAt)],
);

/** One analysis of an issue, with the version of the engine that made it. */
export const diagnostics = pgTable("diagnostics", {
  id: id(),
  issueId: uuid()
    .notNull()
    .unique()
    .references(() => issues.id, { onDelete: "cascade" }),
  results: jsonb().$type<Results>().notNull(),
  /** The answers that `results` heed, one a question. */
  answers: jsonb().$type<Answer[]>().notNull().default([]),
  /** Questions of results that these have replaced: an answer to one of them can still be changed. */
  asked: jsonb().$type<Question[]>().notNull().default([]),
  engineVersion: text().notNull(),
  createdAt: createdAt(),
});
