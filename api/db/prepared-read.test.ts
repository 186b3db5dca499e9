import { eq, getTableColumns, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { preparedRead } from "./prepared-read.ts";
import { shops } from "./schema/index.ts";
import { testDatabase } from "./testing.ts";

const { db, url } = await testDatabase();
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

it("is prepared once on a connection, however often it is asked", async () => {
  const { db, close } = openDatabase(url, { connections: 1 });
  const byName = preparedRead(
    db,
    db
      .select({ id: shops.id })
      .from(shops)
      .where(eq(shops.name, sql.placeholder("name"))),
  );
  for (const name of ["Acme", "Ajax", "Acme"]) await byName({ name });
  expect(
    await db.$client`select statement from pg_prepared_statements where statement like 'select "id" from "shops"%'`,
  ).toHaveLength(1);
  await close();
});

it("takes no nested fields, which it would read wrongly", () => {
  expect(() => preparedRead(db, db.select({ place: { city: shops.city } }).from(shops))).toThrow("nested");
});

it("is not asked with a value missing", async () => expect(bySource({})).rejects.toThrow("source"));
