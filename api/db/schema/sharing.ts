import { index, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { SentToShop } from "#shared/schemas/lead.ts";
import { bytea, createdAt, id } from "./columns.ts";
import { diagnostics } from "./issues.ts";
import { partners } from "./partners.ts";
import { shops } from "./shops.ts";

/** A read-only link to a diagnostic. To revoke it is to delete its row. */
export const shares = pgTable(
  "shares",
  {
    id: id(),
    diagnosticId: uuid()
      .notNull()
      .references(() => diagnostics.id, { onDelete: "cascade" }),
    /** SHA-256 of the token; the token itself is stored nowhere. */
    tokenHash: bytea().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.diagnosticId)],
);

/** A wish to be called by a shop, at most one for a diagnostic and shop. It keeps what was sent as it was sent. */
export const leads = pgTable(
  "leads",
  {
    id: id(),
    diagnosticId: uuid()
      .notNull()
      .references(() => diagnostics.id, { onDelete: "cascade" }),
    /** Null once the shop has left the directory. */
    shopId: uuid().references(() => shops.id, { onDelete: "set null" }),
    shopName: text().notNull(),
    /** The shop's own address at the time; null: the operator passes the lead on. */
    shopEmail: text(),
    partnerKey: text().references(() => partners.key, { onDelete: "set null" }),
    sent: jsonb().$type<SentToShop>().notNull(),
    /** For the shop alone, where the owner ticked it; deleted when the session is over. */
    vin: text(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.diagnosticId, t.shopId), index().on(t.shopId), index().on(t.partnerKey, t.id)],
);

/** One e-mail of a result to its owner, each time it was asked for. */
export const resultMails = pgTable(
  "result_mails",
  {
    id: id(),
    diagnosticId: uuid()
      .notNull()
      .references(() => diagnostics.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.diagnosticId)],
);
