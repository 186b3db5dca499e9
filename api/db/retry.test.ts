import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { isConflict } from "./failures.ts";
import { retryOnConflict } from "./retry.ts";
import { testDatabase } from "./testing.ts";

const { db } = await testDatabase();
await db.execute(sql`create table pair (id int primary key, value int not null)`);
await db.execute(sql`insert into pair values (1, 0), (2, 0)`);

/** Two who take the same two rows in opposite order, each after the other has taken its first. */
function crossing() {
  const took = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let attempts = 0;
  const one = (first: number) =>
    db.transaction(async (tx) => {
      attempts++;
      await tx.execute(sql`update pair set value = value + 1 where id = ${first}`);
      took[first - 1]!.resolve();
      await took[2 - first]!.promise;
      await tx.execute(sql`update pair set value = value + 1 where id = ${3 - first}`);
    });
  return { run: () => Promise.all([one(1), one(2)]), attempts: () => attempts };
}

describe("what PostgreSQL breaks off for another's sake", () => {
  it("is done again: both of a deadlock come through, each once", async () => {
    const { run, attempts } = crossing();
    await run();
    expect(attempts()).toBeGreaterThan(2);
    expect([...(await db.execute(sql`select value from pair order by id`))]).toEqual([{ value: 2 }, { value: 2 }]);
  });

  it("is done again where transactions cannot be put in an order, too", async () => {
    const read = Promise.withResolvers<void>();
    let readers = 0;
    const add = () =>
      db.transaction(
        async (tx) => {
          const [row] = await tx.execute<{ value: number }>(sql`select value from pair where id = 1`);
          if (++readers === 2) read.resolve();
          await read.promise;
          await tx.execute(sql`update pair set value = ${row!.value + 1} where id = 1`);
        },
        { isolationLevel: "serializable" },
      );
    await Promise.all([add(), add()]);
    expect([...(await db.execute(sql`select value from pair where id = 1`))]).toEqual([{ value: 4 }]);
  });

  it("is given up after so many times, with PostgreSQL's error; any other is thrown at once", async () => {
    let attempts = 0;
    const failing = (code: string) => () => {
      attempts++;
      return db.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`));
    };
    const policy = { attempts: 3, firstWaitMs: 1 };
    await expect(retryOnConflict(async () => failing("40P01")(), policy)).rejects.toSatisfy(isConflict);
    expect(attempts).toBe(3);
    await expect(retryOnConflict(async () => failing("23505")(), policy)).rejects.toThrow();
    expect(attempts).toBe(4);
  });
});
