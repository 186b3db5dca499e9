import { eq, getTableColumns, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { preparedRead } from "./prepared-read.ts";
import { shops } from "./schema/index.ts";
import { testDatabase } from "./testing.ts";

const { db } = await testDatabase();
const SHOP = {
  ...{ source: "test", name: "Acme", street: "1 Main St", city: "Mesa", state: "AZ", zipCode: "85201", hours: "" },
  ...{ latitude: 33.42, longitude: -111.83, specialties: ['"Brakes", all', "Tires"], rating: 4.5 },
};
await db.insert(shops).values([
  { ...SHOP, sourceId: "1" },
  { ...SHOP, sourceId: "2", importedAt: new Date("2026-02-03T04:05:06.789Z"), partner: true, rating: null },
]);
const columns = getTableColumns(shops);
const bySource = preparedRead(
  db,
  db
    .select({ ...columns, initial: sql<string>`left(${shops.name}, 1)` })
    .from(shops)
    .where(eq(shops.source, sql.placeholder("source")))
    .orderBy(shops.sourceId),
);

it("reads rows as Drizzle does: dates, lists, numbers, what is missing and what is worked out", async () => {
  const rows = await bySource({ source: "test" });
  const drizzles = await db.select().from(shops).orderBy(shops.sourceId);
  expect(rows).toEqual(drizzles.map((row) => ({ ...row, initial: "A" })));
  expect(rows[1]).toMatchObject({ importedAt: new Date("2026-02-03T04:05:06.789Z"), rating: null, partner: true });
  expect(rows[0]!.specialties).toEqual(SHOP.specialties);
});

it("answers no rows where there are none", async () => expect(await bySource({ source: "nowhere" })).toEqual([]));

it("is not asked with a value missing", async () => expect(bySource({})).rejects.toThrow("source"));
