import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { PartnerLook } from "#shared/schemas/partner.ts";
import { bytea, createdAt, id } from "./columns.ts";
import { shops } from "./shops.ts";

/** A shop or publisher whose pages carry the widget. Its key is public: only its origins may use it. */
export const partners = pgTable("partners", {
  key: text().primaryKey(),
  name: text().notNull(),
  /** In lower case. Null for partners from before one was asked for. */
  email: text(),
  /** SHA-256 of the secret; the secret itself is stored nowhere. Null: nobody has one. */
  secretHash: bytea().unique(),
  look: jsonb().$type<PartnerLook>().notNull().default({}),
  /** Where its leads are posted, and what signs them: "whsec_…". Both or neither. */
  webhookUrl: text(),
  webhookSecret: text(),
  /** The shop of the directory that its visitors are shown first. */
  ownShopId: uuid().references(() => shops.id, { onDelete: "set null" }),
  /** Signs the passes of its frames; known to nobody but us. */
  frameKey: bytea().notNull().default(sql`sha256(gen_random_uuid()::text::bytea)`),
  termsVersion: text(),
  termsAcceptedAt: timestamp({ withTimezone: true }),
  /** When the e-mail address was confirmed, or the operator took the partner in. Until then the key is refused. */
  confirmedAt: timestamp({ withTimezone: true }),
  disabled: boolean().notNull().default(false),
  createdAt: createdAt(),
});

/** An exact web origin such as "https://shop.example", as a browser sends it. */
export const partnerOrigins = pgTable(
  "partner_origins",
  {
    partnerKey: text()
      .notNull()
      .references(() => partners.key, { onDelete: "cascade" }),
    origin: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.partnerKey, t.origin] }), index().on(t.origin)],
);

/**
 * A registration that waits for its e-mail address to be confirmed. The letter with the link makes the token when it
 * goes out.
 */
export const partnerConfirmations = pgTable(
  "partner_confirmations",
  {
    id: id(),
    partnerKey: text()
      .notNull()
      .references(() => partners.key, { onDelete: "cascade" }),
    /** SHA-256 of the token; the token itself is stored nowhere. Null until the letter is written. */
    tokenHash: bytea().unique(),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.partnerKey), index().on(t.expiresAt)],
);
