import { type SQL, sql } from "drizzle-orm";
import { milesBetween, type Position } from "#shared/great-circle.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { Database } from "../db/database.ts";
import { shops } from "../db/schema/index.ts";
import { nationalPhone } from "./phone.ts";

type Row = typeof shops.$inferSelect;

export type Directory = ReturnType<typeof createDirectory>;

/** The directory of shops in the database, asked by position. */
export function createDirectory(db: Database) {
  const latitude = sql.placeholder("latitude");
  const longitude = sql.placeholder("longitude");
  // The very expression of the index, ordered by `<->`: PostgreSQL walks the index outward and reads `limit` rows.
  const nearest = (where?: SQL) =>
    db
      .select()
      .from(shops)
      .where(where)
      .orderBy(sql`ll_to_earth(${shops.latitude}, ${shops.longitude}) <-> ll_to_earth(${latitude}, ${longitude})`)
      .limit(sql.placeholder("limit"));

  const anywhere = nearest().prepare("nearest_shops");
  const inRegion = nearest(sql`left(${shops.zipCode}, 1) = ${sql.placeholder("region")}`).prepare("nearest_in_region");

  return {
    /** The `limit` shops nearest to a point, however far that is, nearest first. */
    async near({ latitude, longitude }: Position, limit: number): Promise<Shop[]> {
      const rows = await anywhere.execute({ latitude, longitude, limit });
      return rows.map((row) => shopAt(row, { latitude, longitude }));
    },

    /** As `near`, of the ZIP region `region` alone: the first digit of a ZIP. */
    async nearInRegion({ latitude, longitude }: Position, region: string, limit: number): Promise<Shop[]> {
      const rows = await inRegion.execute({ latitude, longitude, region, limit });
      return rows.map((row) => shopAt(row, { latitude, longitude }));
    },
  };
}

const shopAt = (row: Row, from: Position): Shop => ({
  id: row.id,
  name: row.name,
  address: `${row.street}, ${row.city}, ${row.state} ${row.zipCode}`,
  distanceInMiles: Math.round(milesBetween(from, row) * 100) / 100,
  rating: row.rating,
  reviewCount: row.reviewCount,
  phone: nationalPhone(row.phone),
  hours: row.hours,
  sample: row.source === "sample",
  specialties: row.specialties,
  website: row.website ?? undefined,
  latitude: row.latitude,
  longitude: row.longitude,
  attribution: row.attribution ?? undefined,
});
