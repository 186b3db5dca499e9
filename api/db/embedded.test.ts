import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
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

  it("finds the running server by another name of its folder", async () => {
    const dir = newFolder();
    const left = await start(dir);
    const { data } = await embeddedHome(dir);
    const other = `${data}-by-another-name`;
    symlinkSync(data, other);
    onTestFinished(() => rmSync(other, { force: true }));
    // As the owner of the data, so that this very folder is used, wherever it is.
    expect((await start(other)).url).toBe(left.url);
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
    makeOwned(`${data}.unfinished`, account);
    writeFileSync(join(`${data}.unfinished`, "PG_VERSION"), "18");
    const server = await start(dir);
    expect(await one(server.url)).toEqual([{ one: 1 }]);
    expect(existsSync(`${data}.unfinished`)).toBe(false);
  });

  it.each(["repair-assist.password", "PG_VERSION"])(
    "without its file %s is refused, and nothing is deleted",
    async (file) => {
      const dir = newFolder();
      const first = await start(dir);
      await query(first.url, (sql) => sql`create table kept as select 42 as answer`);
      await first.stop();
      const { data } = await embeddedHome(dir);
      renameSync(join(data, file), `${data}.aside`);
      const names = readdirSync(data);
      await expect(start(dir)).rejects.toThrow(/lost its file .+ left as it is.+backup.+DATA_DIR/);
      expect(readdirSync(data)).toEqual(names);
      renameSync(`${data}.aside`, join(data, file));
      const again = await start(dir);
      expect(await query(again.url, async (sql) => [...(await sql`select answer from kept`)])).toEqual([
        { answer: 42 },
      ]);
    },
  );

  it("leaves a folder with something else in it as it is", async () => {
    const dir = newFolder();
    const { data, account } = await embeddedHome(dir);
    makeOwned(data, account);
    writeFileSync(join(data, "precious"), "kept");
    await expect(start(dir)).rejects.toThrow("holds something that is no PostgreSQL database");
    expect(readFileSync(join(data, "precious"), "utf8")).toBe("kept");
  });
});
