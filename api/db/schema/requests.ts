import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { diagnostics, issues } from "./issues.ts";
import { users } from "./owners.ts";
import { sessions } from "./sessions.ts";

/** A wish for managed repair, at most one for a diagnostic. Not `available` means: waits for its ZIP to be enabled. */
export const managedRepairs = pgTable(
  "managed_repairs",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    issueId: uuid()
      .notNull()
      .references(() => issues.id, { onDelete: "cascade" }),
    diagnosticId: uuid()
      .notNull()
      .unique()
      .references(() => diagnostics.id, { onDelete: "cascade" }),
    zipCode: text().notNull(),
    available: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), index().on(t.issueId), index().on(t.zipCode)],
);

export const feedback = pgTable(
  "feedback",
  {
    id: id(),
    issueId: uuid()
      .notNull()
      .references(() => issues.id, { onDelete: "cascade" }),
    feedback: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.issueId)],
);

/** A letter to support. It needs no session; with one it goes when the session goes. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    sessionId: uuid().references(() => sessions.id, { onDelete: "cascade" }),
    fullName: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.sessionId), index("contact_messages_email_index").on(sql`lower(${t.email})`)],
);
