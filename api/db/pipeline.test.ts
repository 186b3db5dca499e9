import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { emptyDatabase } from "./testing.ts";

/** About the hundred that the driver by itself sends ahead on each of two connections. */
const QUERIES = Array.from({ length: 12 }, (_, i) => 190 + i);
const TRANSACTIONS = 12;

test("a transaction has a connection of its own, however many queries wait before it", async () => {
  const { url } = await emptyDatabase();
  const { db, close } = openDatabase(url, { connections: 2 });
  const { $client: client } = db;
  const hold = () => [1, 2].map(() => client`select pg_sleep(0.03)`.execute());
  await Promise.all(hold());
  for (const count of QUERIES) {
    const held = hold();
    const queries = Array.from({ length: count }, () => client`select 1`.execute());
    const begun = Array.from({ length: TRANSACTIONS }, () => client.begin((transaction) => transaction`select 1`));
    await expect(Promise.all([...held, ...queries, ...begun]), `after ${count} queries`).resolves.toBeDefined();
  }
  await close();
}, 30_000);
