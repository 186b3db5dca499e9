import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../db/testing.ts";
import { placeOf } from "../geography/places.ts";
import { createDirectory } from "./directory.ts";
import { loadSampleDirectory, sampleShops } from "./sample-directory.ts";

const { db } = await testDatabase();
await loadSampleDirectory(db);
const directory = createDirectory(db);

describe("the sample directory", () => {
  const all = sampleShops();

  it("has some 300 to 400 shops in all states and regions, each plainly a sample", () => {
    expect(all.length).toBeGreaterThan(290);
    expect(all.length).toBeLessThan(400);
    expect(new Set(all.map((shop) => shop.zipCode[0])).size).toBe(10);
    expect(new Set(all.map((shop) => shop.state)).size).toBeGreaterThanOrEqual(52);
    for (const shop of all) {
      expect(shop.name).toMatch(/^Sample /);
      expect(shop.phone).toMatch(/^\+1[2-9]\d\d55501\d\d$/);
      expect(shop.rating).toBeUndefined();
    }
    expect(new Set(all.map((shop) => shop.phone)).size).toBe(all.length);
  });

  it.each(["85253", "85001", "90210", "10001", "60601", "30301", "70112", "19801", "19901"])(
    "has at least three shops within six miles of %s",
    async (zip) => {
      const shops = await directory.near(placeOf(zip)!, { limit: 3 });
      expect(shops).toHaveLength(3);
      for (const shop of shops) {
        expect(shop.distanceInMiles).toBeLessThanOrEqual(6);
        expect(shop.sample).toBe(true);
        expect(shop.rating).toBeNull();
      }
    },
  );

  it("is loaded once", async () => {
    await loadSampleDirectory(db);
    const [row] = await db.execute<{ count: number }>(sql`select count(*)::int as count from shops`);
    expect(row?.count).toBe(all.length);
  });
});

describe("a search of the directory", () => {
  it("answers nearest first, with the miles and the phone as people here write it", async () => {
    const shops = await directory.near(placeOf("85253")!, { limit: 20 });
    const miles = shops.map((shop) => shop.distanceInMiles);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    expect(shops[0]?.phone).toMatch(/^\(480\) 555-01\d\d$/);
    expect(shops[0]?.address).toMatch(/^\d+ Sample Street, .+, AZ 85\d{3}$/);
  });

  it("can stay in the region of a ZIP's first digit", async () => {
    const elPaso = placeOf("79901")!;
    const anywhere = await directory.near(elPaso, { limit: 12 });
    const region = await directory.near(elPaso, { limit: 12, region: "7" });
    expect(region.every((shop) => / 7\d{4}$/.test(shop.address))).toBe(true);
    expect(anywhere.some((shop) => !/ 7\d{4}$/.test(shop.address))).toBe(true);
  });
});
