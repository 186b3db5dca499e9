import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { afterEach, describe, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";
import { embeddedHome, makeOwned } from "./embedded-home.ts";

const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];

function newFolder() {
  // Closed to other accounts, as a clone under a private home is: as root the cluster then lives elsewhere.
  const folder = mkdtempSync(join(tmpdir(), "repair-assist-db-"));
  folders.push(folder);
  return join(folder, "postgres");
}

async function start(dir: string) {
  const server = await startEmbeddedPostgres(dir);
  servers.push(server);
  return server;
}

async function query<T>(url: string, ask: (sql: postgres.Sql) => Promise<T>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}

const one = (url: string) => query(url, async (sql) => [...(await sql`select 1 as one`)]);

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) {
    const { data } = await embeddedHome(join(folder, "postgres"));
    rmSync(folder, { recursive: true, force: true });
    rmSync(dirname(data), { recursive: true, force: true });
  }
});

describe("embedded PostgreSQL", () => {
  it("keeps its data over a stop and a start", async () => {
    const dir = newFolder();
    const first = await start(dir);
    await query(first.url, (sql) => sql`create table kept as select 42 as answer`);
    await first.stop();
    const second = await start(dir);
    expect(await query(second.url, async (sql) => [...(await sql`select answer from kept`)])).toEqual([{ answer: 42 }]);
  });

  it("takes over a server that a killed process left running, and stops that one too", async () => {
    const dir = newFolder();
    const left = await start(dir);
    const found = await start(dir);
    expect(found.url).toBe(left.url);
    await found.stop();
    await expect(one(found.url)).rejects.toThrow();
  });

  it("does not trust a living process whose number stands in a stale lock file", async () => {
    const dir = newFolder();
    const first = await start(dir);
    await first.stop();
    const { data } = await embeddedHome(dir);
    writeFileSync(join(data, "postmaster.pid"), `${process.pid}\n${data}\n0\n5432\n\n127.0.0.1\n`);
    const second = await start(dir);
    expect(await one(second.url)).toEqual([{ one: 1 }]);
  });

  it("begins again where an initialisation was cut short", async () => {
    const dir = newFolder();
    const { data, account } = await embeddedHome(dir);
    makeOwned(data, account);
    writeFileSync(join(data, "half"), "written");
    const server = await start(dir);
    expect(await one(server.url)).toEqual([{ one: 1 }]);
  });
});
