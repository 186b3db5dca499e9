import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { analyse } from "../analysis/analyse.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { NO_OUTBOX } from "../deliveries/outbox.ts";
import { OWN_ORIGIN, testApp } from "../testing.ts";
import { requestOf } from "../testing-visitor.ts";
import { backUp, restore } from "./backup.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { emptyDatabase } from "./testing.ts";

const { visit, db, url } = await testApp();
const owner = await visit(OWN_ORIGIN);
const { issueId, diagnosticId } = await owner.describe("It squeals,\n\ttabs \\ and \\N too.");
const folder = mkdtempSync(join(tmpdir(), "repair-assist-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * The owner's way goes on at the restored database, with the session they have: what was stored is there, more can be.
 */
async function goesOnAt(restored: string) {
  const { db, close } = openDatabase(restored, { connections: 2 });
  const app = createApp({ db, config: readConfig({}), analyse, outbox: NO_OUTBOX });
  const call = (path: string, body?: object) =>
    app.handle(requestOf(path, { body, headers: { ...owner.session, origin: OWN_ORIGIN } }));
  const read = async (response: Promise<Response>) => (await response).json();
  expect(await read(call(`/api/diagnostics/${diagnosticId}`))).toEqual(
    await read(owner.call(`/api/diagnostics/${diagnosticId}`)),
  );
  expect(await read(call(`/api/shop-recommendations/${diagnosticId}`))).toMatchObject({ shops: expect.any(Array) });
  expect((await call("/api/feedback", { issueId, feedback: "Still here." })).status).toBe(200);
  await close();
}

describe("a backup of our own making", () => {
  it("holds all that is stored, and the flow goes on from it", async () => {
    await backUp(url, folder);
    const restored = await emptyDatabase();
    await migrate(restored.url);
    await restore(restored.url, folder);
    await goesOnAt(restored.url);
  });

  it("is not put over what is there", async () => {
    await expect(restore(url, folder)).rejects.toThrow("The database is not empty");
  });
});

/** The program of this machine, if it is of the database's version or newer: an older one refuses. */
const [server] = await db.execute<{ major: number }>(
  sql`select current_setting('server_version_num')::int / 10000 as major`,
);
const majorOf = (program: string) => Number(/ (\d+)/.exec(String(spawnSync(program, ["--version"]).stdout))?.[1] ?? 0);

it.skipIf(majorOf("pg_dump") < server!.major)(
  "a dump of pg_dump does, too (needs one of the database's version)",
  async () => {
    const file = join(folder, "dump");
    expect(spawnSync("pg_dump", ["--format=custom", "--no-owner", `--file=${file}`, url]).status).toBe(0);
    const restored = await emptyDatabase();
    expect(spawnSync("pg_restore", ["--no-owner", `--dbname=${restored.url}`, file]).status).toBe(0);
    await goesOnAt(restored.url);
  },
);
