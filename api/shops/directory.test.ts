import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { milesBetween, type Position } from "#shared/great-circle.ts";
import { testDatabase } from "../db/testing.ts";
import { placeOf } from "../geography/places.ts";
import { createDirectory } from "./directory.ts";

const { db } = await testDatabase();
/** Shops all over the United States, on the islands and on both sides of the date line too. */
await db.execute(sql`
  insert into shops (id, source, source_id, name, street, city, state, zip_code, latitude, longitude, hours, specialties)
  select gen_random_uuid(), 'test', i, 'Shop ' || i, '', 'Town', 'AZ', '85001', latitude, longitude, '',
    case when i % 50 = 0 then array['Transmission and clutch'] else array['General repair'] end
  from (
    select i,
      case when i % 4 = 0 then 55 + 16 * random() when i % 4 = 1 then 13 + 8 * random() else 25 + 24 * random() end as latitude,
      case when i % 4 = 0 then -170 + 40 * random() when i % 8 = 1 then 144 + random() when i % 8 = 5 then -160 + 5 * random() else -124 + 57 * random() end as longitude
    from generate_series(1, 20000) i
  ) positions`);
await db.execute(sql`analyze shops`);
const all = await db.execute<{ latitude: number; longitude: number }>(sql`select latitude, longitude from shops`);
const directory = createDirectory(db);

const PLACES: [string, Position][] = [
  ["New York", { latitude: 40.75, longitude: -73.99 }],
  ["the desert", { latitude: 39.25, longitude: -114.87 }],
  ["Alaska", { latitude: 70.2, longitude: -148.5 }],
  ["the Aleutians, past the date line", { latitude: 52.7, longitude: 174.1 }],
  ["Hawaii", { latitude: 19.7, longitude: -155.1 }],
  ["Guam", { latitude: 13.5, longitude: 144.8 }],
];

describe("the shops nearest to a point", () => {
  it.each(PLACES)("are the nearest of all on the ground at %s", async (_, position) => {
    const found = await directory.near(position, { limit: 20 });
    const truth = [...all].map((row) => milesBetween(position, row)).sort((a, b) => a - b);
    expect(found.map((shop) => shop.distanceInMiles)).toEqual(
      truth.slice(0, 20).map((miles) => Math.round(miles * 100) / 100),
    );
  });

  it("can be kept within some miles, and to a specialty", async () => {
    const [, desert] = PLACES[1]!;
    const near = await directory.near(desert, { limit: 1000, miles: 40 });
    expect(near).toHaveLength(all.filter((row) => milesBetween(desert, row) <= 40).length);
    const gearboxes = await directory.near(desert, { limit: 5, specialties: ["Transmission and clutch"] });
    expect(gearboxes).toHaveLength(5);
    for (const shop of gearboxes) expect(shop.specialties).toEqual(["Transmission and clutch"]);
  });

  it("leave out what is likely the same shop of another source", async () => {
    const [, honolulu] = PLACES[4]!;
    const [first, second] = await directory.near(honolulu, { limit: 2 });
    await db.execute(sql`update shops set duplicate_of = ${second!.id} where id = ${first!.id}`);
    expect((await directory.near(honolulu, { limit: 1 }))[0]?.id).toBe(second!.id);
  });

  it("are exact at no distance at all: none but those on the point", async () => {
    const [, desert] = PLACES[1]!;
    expect(await directory.near(desert, { limit: 20, miles: 0 })).toEqual([]);
  });

  it("are found by the index, without sorting the table", async () => {
    const plan = await db.execute(
      sql`explain select * from shops where duplicate_of is null
        order by point(longitude + 290 - 360 * floor((longitude + 290) / 360), degrees(asinh(tan(radians(latitude)))))
          <-> point(177, 35) limit 20`,
    );
    expect(JSON.stringify(plan)).toContain("Index Scan using shops_place_index");
    expect(JSON.stringify(plan)).not.toContain("Sort");
  });
});

/** A list without positions puts its shops on the middle of their ZIP. */
const ZIPS = ["85253", "10001", "99723", "96910", "96743", "00501", "59847", "33040"];

describe.each([1, 20, 25, 1000])("%i shops on one point", (count) => {
  it.each(ZIPS)("are all there for who asks from that very point: %s", async (zip) => {
    const { latitude, longitude } = placeOf(zip)!;
    const source = `${zip}-${count}`;
    await db.execute(sql`
      insert into shops (id, source, source_id, name, street, city, state, zip_code, latitude, longitude, hours, specialties)
      select gen_random_uuid(), ${source}, i, 'Shop ' || i, '', 'Town', 'AZ', '85001', ${latitude}, ${longitude}, '',
        array['General repair'] from generate_series(1, ${count}::int) i`);
    const point = { latitude, longitude };
    for (const search of [{}, { miles: 10 }, { miles: 0 }, { specialties: ["General repair"] as const }]) {
      const found = await directory.near(point, { limit: 20, ...search });
      expect(found.filter(({ distanceInMiles }) => distanceInMiles === 0)).toHaveLength(Math.min(count, 20));
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    }
    const [shop] = await directory.near({ latitude: latitude + 0.05, longitude }, { limit: 1, miles: 10 });
    expect(shop).toBeDefined();
    await db.execute(sql`delete from shops where source = ${source}`);
  });
});
