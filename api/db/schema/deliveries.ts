import { index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { sessions } from "./sessions.ts";

/** What can be delivered: each is a row of another table, which holds what there is to say. */
export const SUBJECTS = [
  "contact",
  "feedback",
  "managed_repair",
  "managed_repair_open",
  "lead",
  "result",
  "deletion_link",
  "partner_confirmation",
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** "webhook" is the operator's own, "partner_webhook" that of the partner whom a lead belongs to. */
export const CHANNELS = ["email", "webhook", "partner_webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * One record on its way by one channel. The queue knows nothing but this row's id, so that what is deleted with its
 * session is neither sent nor left behind in a job.
 */
export const deliveries = pgTable(
  "deliveries",
  {
    /** Also the message's own id, the same at every attempt: a receiver can tell a repeated message. */
    id: id(),
    sessionId: uuid().references(() => sessions.id, { onDelete: "cascade" }),
    subject: text({ enum: SUBJECTS }).notNull(),
    recordId: uuid().notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** "dead": given up after the last attempt. */
    state: text({ enum: ["waiting", "delivered", "dead"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, in our words. */
    failure: text(),
    createdAt: createdAt(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (t) => [unique().on(t.subject, t.recordId, t.channel), index().on(t.sessionId), index().on(t.state)],
);
