import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OwnDatabase, ownDatabase } from "../benchmarks/own/own-database.ts";
import { NO_LOG } from "../log.ts";
import { openDatabase } from "./database.ts";
import { supervise } from "./supervise.ts";

describe("a supervised database", () => {
  let database: OwnDatabase;
  beforeAll(async () => {
    database = await ownDatabase();
  });
  afterAll(() => database.remove());

  it("is started again at the same address when it was killed, and the log says so", async () => {
    const log = { ...NO_LOG, error: vi.fn(), warn: vi.fn() };
    const onLost = vi.fn();
    const { db, close } = openDatabase(database.url, { connections: 1 });
    const watch = supervise(database, { log: log as never, onLost, lookEveryMs: 20 });
    await database.kill();
    await vi.waitFor(async () => expect([...(await db.execute("select 1 as one"))]).toEqual([{ one: 1 }]), 30_000);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), 10_000);
    expect(log.error.mock.calls[0]).toEqual([
      { restart: 1, of: 5 },
      "the database has ended by itself and is started again",
    ]);
    expect(onLost).not.toHaveBeenCalled();
    await watch.stop();
    await close();
  });
});

describe("a database that does not come back", () => {
  it("is given up after so many restarts, with one sentence", async () => {
    const start = vi.fn(async () => {
      throw new Error("no");
    });
    const log = { ...NO_LOG, error: vi.fn(), fatal: vi.fn() };
    const sentence = await new Promise<string>((onLost) =>
      supervise({ isRunning: () => false, start }, { log: log as never, onLost, restarts: 3, lookEveryMs: 1 }),
    );
    expect(start).toHaveBeenCalledTimes(3);
    expect(sentence).toContain("The database ended 4 times within 10 minutes and is given up.");
    expect(log.fatal).toHaveBeenCalledWith(sentence);
  });

  it("is not looked after once it is stopped on purpose", async () => {
    const start = vi.fn(async () => {});
    const watch = supervise({ isRunning: () => false, start }, { log: NO_LOG, onLost: () => {}, lookEveryMs: 5 });
    await watch.stop();
    const seen = start.mock.calls.length;
    await Bun.sleep(50);
    expect(start).toHaveBeenCalledTimes(seen);
  });
});
