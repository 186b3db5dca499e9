import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { afterEach, describe, expect, it } from "vitest";
import { embeddedHome } from "../db/embedded-home.ts";
import { NO_LOG } from "../log.ts";
import { claimLocalDatabase, visitLocalDatabase } from "./local-database.ts";

const folders: string[] = [];
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "repair-assist-local-"));
  folders.push(folder);
  return { DATA_DIR: folder };
}
afterEach(async () => {
  for (const folder of folders.splice(0)) {
    const { data } = await embeddedHome(join(folder, "postgres"));
    rmSync(folder, { recursive: true, force: true });
    rmSync(dirname(data), { recursive: true, force: true });
  }
});

const watch = { log: NO_LOG, onLost: () => {} };

/** Does anybody answer there? */
async function answers(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  return sql`select 1`
    .then(
      () => true,
      () => false,
    )
    .finally(() => sql.end());
}

describe("the data of this machine", () => {
  it("is served by one process; who comes second is told before anything is touched", () => {
    const env = newFolder();
    const claim = claimLocalDatabase(env);
    expect(() => claimLocalDatabase(env)).toThrow(`already runs on the data in ${env.DATA_DIR}`);
    expect(existsSync(join(env.DATA_DIR, "postgres"))).toBe(false);
    claim.release();
    claimLocalDatabase(env).release();
  });

  it("is stopped by the last who uses it, whoever began", async () => {
    const env = newFolder();
    const first = await visitLocalDatabase(env);
    const server = await claimLocalDatabase(env).start(watch);
    const second = await visitLocalDatabase(env);
    expect(new Set([first.url, server.url, second.url]).size).toBe(1);
    await first.stop();
    expect(await answers(server.url)).toBe(true);
    await server.stop();
    expect(await answers(server.url)).toBe(true);
    await second.stop();
    expect(await answers(server.url)).toBe(false);
  });

  it("is made once by many who come at once", async () => {
    const env = newFolder();
    const visits = await Promise.all([1, 2, 3].map(() => visitLocalDatabase(env)));
    expect(new Set(visits.map(({ url }) => url)).size).toBe(1);
    for (const visit of visits) await visit.stop();
    expect(await answers(visits[0]!.url)).toBe(false);
  });
});

it("`up` beside another one builds nothing, touches no database, and says so", async () => {
  const env = newFolder();
  const claim = claimLocalDatabase(env);
  const cwd = mkdtempSync(join(tmpdir(), "repair-assist-up-"));
  const child = Bun.spawn(["bun", join(import.meta.dirname, "up.ts")], {
    cwd,
    env: { PATH: process.env.PATH, ...env, PORT: "0" },
    stdout: "pipe",
    stderr: "pipe",
  });
  expect((await new Response(child.stderr).text()).trim()).toContain("already runs on the data");
  expect(await child.exited).toBe(1);
  expect(await new Response(child.stdout).text()).toBe("");
  expect(readdirSync(cwd)).toEqual([]);
  expect(readdirSync(env.DATA_DIR).filter((name) => !name.startsWith("serving.lock"))).toEqual([]);
  claim.release();
  rmSync(cwd, { recursive: true });
});
