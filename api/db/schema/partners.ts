import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** A shop or publisher whose pages carry the widget. Its key is public: only its origins may use it. */
export const partners = pgTable("partners", {
  key: text().primaryKey(),
  name: text().notNull(),
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
