import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { partnerOrigins, partners } from "../db/schema/index.ts";

/** Header in which the widget of a partner's page sends the partner's key. */
export const PARTNER_HEADER = "X-Repair-Assist-Partner";

/** Longest key looked up; ours are far shorter. */
const MAX_KEY = 100;

export type Partners = ReturnType<typeof createPartners>;

/** Partners as they stand in the database at this moment: a change takes effect with the next request. */
export function createPartners(db: Database) {
  const registration = db
    .select({ key: partners.key })
    .from(partners)
    .innerJoin(partnerOrigins, eq(partnerOrigins.partnerKey, partners.key))
    .where(
      and(
        eq(partners.key, sql.placeholder("key")),
        eq(partners.disabled, false),
        eq(partnerOrigins.origin, sql.placeholder("origin")),
      ),
    )
    .prepare("partner_registration");

  return {
    /** May a page of this origin use this key? `origin` as the browser sends it; null where there is none. */
    async allows(key: string, origin: string | null): Promise<boolean> {
      if (origin === null || origin === "null" || key.length > MAX_KEY) return false;
      return (await registration.execute({ key, origin })).length > 0;
    },
  };
}

/** The partner whose page sent this request, or undefined. The key was checked before any route runs (plugins/cors). */
export const partnerKeyOf = (request: Request) => request.headers.get(PARTNER_HEADER) ?? undefined;
