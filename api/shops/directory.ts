import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { milesBetween, type Position } from "#shared/great-circle.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { Database } from "../db/database.ts";
import { preparedRead } from "../db/prepared-read.ts";
import { onMap, shops } from "../db/schema/shops.ts";
import { boxAround, mapPoint } from "./reach.ts";
import { type KnownShop, SHOWN_COLUMNS, shownShop } from "./shown-shop.ts";
import type { Specialty } from "./specialties.ts";

export type Directory = ReturnType<typeof createDirectory>;

/** Which shops of the directory one looks for. */
export interface Search {
  /** How many at most. */
  limit: number;
  /** How far at most; however far it is, unless given. */
  miles?: number;
  /** Of the ZIP region alone: the first digit of a ZIP. */
  region?: string;
  /** Only those that do one of these. */
  specialties?: readonly Specialty[];
}

/** Within a reach no more shops are read than so many for each that is wanted: many may lie on one spot. */
const ON_ONE_SPOT = 5;

/**
 * Miles by which a box is wider than what it is for: about five feet. We and PostgreSQL work out where a point lies on
 * the map, and need not agree on its last digit; shops that a list knows by ZIP alone all lie on one point, within no
 * distance at all.
 */
const MARGIN_MILES = 0.001;

/** The directory of shops in the database, asked by position. `now` is what opening hours are read by. */
export function createDirectory(db: Database, now: () => Date = () => new Date()) {
  const queries = prepareQueries(db);

  /**
   * The nearest on the map, by walking its index outward. How far the farthest of them really is tells where nearer ones
   * can lie, and all of those are read: so the answer is exact at every latitude.
   */
  async function nearest(position: Position, search: Search) {
    const found = await queries.nearest(position, search);
    if (found.length === 0) return [];
    const reach = Math.max(...found.map((at) => milesBetween(position, at)));
    return queries.within(position, { ...search, miles: reach });
  }

  return {
    /** The shops nearest to a point, nearest first; of likely doubles one. */
    async near(position: Position, search: Search): Promise<Shop[]> {
      const { limit, miles } = search;
      const rows =
        miles === undefined ? await nearest(position, search) : await queries.within(position, { ...search, miles });
      const at = now();
      return rows
        .map((row) => ({ row, miles: milesBetween(position, row) }))
        .filter((one) => miles === undefined || one.miles <= miles)
        .sort((a, b) => a.miles - b.miles)
        .slice(0, limit)
        .map((one) => shownShop(one.row, one.miles, at));
    },

    /** One shop, as it is seen from a point; undefined where it has left the directory. */
    async one(id: string, position: Position): Promise<Shop | undefined> {
      const [row] = await db.select(SHOWN_COLUMNS).from(shops).where(eq(shops.id, id));
      return row && shownShop(row, milesBetween(position, row), now());
    },
  };
}

/** The two searches by map, each prepared once for each choice of filters. */
function prepareQueries(db: Database) {
  const value = (name: string) => sql`${sql.placeholder(name)}::float8`;
  const box = sql`box(point(${value("east")}, ${value("north")}), point(${value("west")}, ${value("south")}))`;
  const onShopMap = onMap(shops.latitude, shops.longitude);
  const nearFirst = sql`${onShopMap} <-> point(${value("x")}, ${value("y")})`;
  const most = sql.placeholder("limit");
  const withFilters = <Prepared>(prepare: (where: SQL | undefined) => Prepared, ...filters: SQL[]) => {
    const variant = (...more: SQL[]) => prepare(and(isNull(shops.duplicateOf), ...filters, ...more));
    const region = sql`left(${shops.zipCode}, 1) = ${sql.placeholder("region")}`;
    const specialty = sql`${shops.specialties} && ${sql.placeholder("specialties")}::text[]`;
    const variants = {
      any: variant(),
      region: variant(region),
      specialty: variant(specialty),
      both: variant(region, specialty),
    };
    return ({ region, specialties }: Search) =>
      variants[region === undefined ? (specialties ? "specialty" : "any") : specialties ? "both" : "region"];
  };
  const { latitude, longitude } = shops;
  const nearest = withFilters((where) =>
    preparedRead(db, db.select({ latitude, longitude }).from(shops).where(where).orderBy(nearFirst).limit(most)),
  );
  const within = withFilters(
    (where) => preparedRead(db, db.select(SHOWN_COLUMNS).from(shops).where(where).orderBy(nearFirst).limit(most)),
    sql`${onShopMap} <@ ${box}`,
  );
  const parameters = (position: Position, { limit, region, specialties }: Search) => ({
    ...mapPoint(position),
    limit,
    region,
    specialties: specialties && `{${specialties.map((one) => JSON.stringify(one)).join(",")}}`,
  });

  return {
    /** Where the nearest are. */
    nearest: (position: Position, search: Search): Promise<Position[]> => nearest(search)(parameters(position, search)),
    /** All within some miles and a few that are farther, up to several times the limit. */
    within(position: Position, search: Search & { miles: number }): Promise<KnownShop[]> {
      const { low, high } = boxAround(position, search.miles + MARGIN_MILES);
      return within(search)({
        ...parameters(position, { ...search, limit: search.limit * ON_ONE_SPOT }),
        ...{ west: low.x, south: low.y, east: high.x, north: high.y },
      });
    },
  };
}
