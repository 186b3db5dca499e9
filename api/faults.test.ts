import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { analyse } from "./analysis/analyse.ts";
import { createApp } from "./app.ts";
import { type OwnDatabase, ownDatabase } from "./benchmarks/own/own-database.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { NO_OUTBOX } from "./deliveries/outbox.ts";
import { loadSampleDirectory } from "./shops/sample-directory.ts";
import { problemOf } from "./testing.ts";
import { HONDA, requestOf, visit } from "./testing-visitor.ts";

/** The app on a database that can be taken away from it, as an account that is not the cluster's master. */
async function appOn(database: OwnDatabase) {
  const master = postgres(database.url, { max: 1, onnotice: () => {} });
  await master`create role app login password 'app'`;
  await master`create database app owner app`;
  const at = (change: object) => Object.assign(new URL(database.url), { pathname: "/app", ...change }).href;
  const url = at({ username: "app", password: "app" });
  const inside = postgres(at({}), { max: 1, onnotice: () => {} });
  await inside`create extension earthdistance cascade`;
  await inside.end();
  await migrate(url);
  const { db, close } = openDatabase(url, { connections: 3 });
  await loadSampleDirectory(db);
  const app = createApp({ db, config: readConfig({ RATE_LIMIT_SCALE: "1000" }), analyse, outbox: NO_OUTBOX });
  const call = (path: string, init = {}) => app.handle(requestOf(path, init));
  const owner = await visit(call);
  const ids = await owner.describe();
  const reads = [
    () => call("/api/shops?zipCode=85253"),
    () => owner.call(`/api/diagnostics/${ids.diagnosticId}`),
    () => owner.call(`/api/issues/${ids.issueId}`),
    () => call("/api/vehicle-info", { body: HONDA }),
  ];
  return {
    url,
    master,
    owner,
    issue: { userId: owner.userId, vehicleId: owner.vehicleId, issueType: "parts" },
    reads,
    close: async () => {
      await close();
      await master.end();
    },
    /** Each of these reads and this post is a 503 in a sentence that says when to try again; the process lives. */
    async isAway() {
      for (const response of await Promise.all(reads.map((read) => read()))) {
        expect(response.status).toBe(503);
        expect(response.headers.get("retry-after")).toBe("5");
        expect((await problemOf(response)).detail).toContain("Please try again in a moment.");
      }
      expect((await call("/api/health/live")).status).toBe(200);
      expect((await call("/api/health/ready")).status).toBe(503);
      expect(await (await call("/api/health")).json()).toEqual({ live: true, ready: false });
    },
    /** It reads, and says that it cannot store. */
    async isFull() {
      await vi.waitFor(async () => {
        const ready = await call("/api/health/ready");
        expect(ready.status).toBe(503);
        expect((await problemOf(ready)).detail).toContain("disk of the database is full");
      }, 20_000);
      expect(await (await call("/api/health")).json()).toEqual({ live: true, ready: false });
      expect((await call("/api/health/live")).status).toBe(200);
    },
    /** It works again, at the first attempt of each, with what was stored before. */
    async isBack() {
      await vi.waitFor(async () => expect((await call("/api/health/ready")).status).toBe(200), 20_000);
      for (const response of await Promise.all(reads.map((read) => read()))) expect(response.status).toBe(200);
    },
  };
}

describe("a database that goes away and comes back, under a server that stays,", () => {
  let database: OwnDatabase;
  let app: Awaited<ReturnType<typeof appOn>>;
  beforeAll(async () => {
    database = await ownDatabase();
    app = await appOn(database);
  });
  afterAll(async () => {
    await app.close();
    await database.remove();
  });

  it("is missed at once and found again: stopped", async () => {
    await database.stop();
    await app.isAway();
    await app.isAway();
    await database.start();
    await app.isBack();
  });

  it("is missed at once and found again: killed in the middle of its work", async () => {
    const underWay = Promise.all(app.reads.map((read) => read()));
    await database.kill();
    for (const { status } of await underWay) expect([200, 503]).toContain(status);
    await app.isAway();
    await database.start();
    await app.isBack();
  });

  it("without a connection to spare refuses until there is one", async () => {
    await app.master`alter role app connection limit 0`;
    await app.master`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app'`;
    await app.isAway();
    await app.master`alter role app connection limit -1`;
    await app.isBack();
  });

  it("that is too slow is not waited for", async () => {
    const lock = postgres(app.url, { max: 1, onnotice: () => {} });
    await lock.begin(async (tx) => {
      await tx`lock table sessions in access exclusive mode`;
      const response = await app.reads[1]!();
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
    });
    await lock.end();
    await app.isBack();
  });

  it("that hangs without a word is given up", async () => {
    database.freeze();
    await app.isAway();
    database.thaw();
    await app.isBack();
  }, 40_000);
});

/** A small file system of its own, where this account may make one. */
function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), "repair-assist-disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=755", "repair-assist", folder]);
  const away = () => {
    if (status === 0) spawnSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (status === 0) return { folder, away };
  away();
  return undefined;
}

const disk = smallDisk();
afterAll(() => disk?.away());

describe.skipIf(!disk)("a disk that is full (needs the right to mount one)", () => {
  it("makes posts a 503 and loses nothing that was acknowledged; with room again all works", async () => {
    const { folder } = disk!;
    chmodSync(folder, 0o755);
    const database = await ownDatabase(folder);
    const app = await appOn(database);
    const ballast = join(folder, "ballast");
    spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=1M"]);
    const kept: string[] = [];
    const post = () =>
      app.owner.call("/api/issue-details", { body: { ...app.issue, description: "It squeals. ".repeat(1_500) } });
    let response = await post();
    for (; response.status === 200; response = await post())
      kept.push(((await response.json()) as { issueId: string }).issueId);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    await app.isFull();
    rmSync(ballast);
    await database.start();
    await app.isBack();
    for (const id of kept) expect((await app.owner.call(`/api/issues/${id}`)).status).toBe(200);
    expect((await post()).status).toBe(200);
    await app.close();
    await database.remove();
  }, 60_000);
});
