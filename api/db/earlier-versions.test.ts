import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, describe, expect, it } from "vitest";
import { analyse } from "../analysis/analyse.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { NO_OUTBOX } from "../deliveries/outbox.ts";
import { requestOf } from "../testing-visitor.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { emptyDatabase } from "./testing.ts";

/** Whose session the data of the earlier versions belong to; its SHA-256 stands there. */
const TOKEN = "v".repeat(43);
const ID = (last: string) => `0190a0a0-0000-7000-8000-${last.padStart(12, "0")}`;

/** The migrations as they were when version `index` was the newest. */
function upTo(index: number) {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, "migrations"), folder, { recursive: true });
  const entries = journal.entries.slice(0, index + 1);
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** A database of version `index` as an operator has it: with what each version up to it has let people store. */
async function databaseOf(index: number) {
  const { url } = await emptyDatabase();
  await migrate(url, { folder: upTo(index) });
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  for (const { tag } of journal.entries.slice(0, index + 1)) {
    const data = join(import.meta.dirname, "earlier-versions", `${tag}.sql`);
    if (existsSync(data)) await sql.unsafe(readFileSync(data, "utf8"));
  }
  await sql.end();
  return url;
}

const earlier = journal.entries.map(({ idx, tag }) => [tag, idx] as const).filter(([tag]) => tag !== "0000_extensions");

describe.each(earlier)("a database of version %s with data", (_, index) => {
  it("becomes one of today under two servers that start at once, and its owner goes on", async () => {
    const url = await databaseOf(index);
    await Promise.all([migrate(url), migrate(url)]);
    const { db, close } = openDatabase(url, { connections: 2 });
    const app = createApp({ db, config: readConfig({}), analyse, outbox: NO_OUTBOX });
    const call = (path: string, body?: object) =>
      app.handle(requestOf(path, { body, headers: { authorization: `Bearer ${TOKEN}` } }));
    const read = async (path: string) => (await call(path)).json();

    expect(await read(`/api/diagnostics/${ID("6")}`)).toMatchObject({
      issueId: ID("4"),
      results: { potentialCauses: [{ name: "Worn brake pads", probability: 70 }] },
      subject: { year: 2012, make: "Honda", model: "Civic", mileage: 98_000, zipCode: "85253" },
      ...(index >= 2 && { answers: [{ question: "Is it loud?", answer: "Yes" }] }),
    });
    expect(await read(`/api/issues/${ID("4")}`)).toMatchObject({ photos: [{ filename: "wheel.jpg" }] });
    expect(await read(`/api/shop-recommendations/${ID("6")}`)).toMatchObject({ shops: [{ id: ID("a") }] });
    expect((await call("/api/feedback", { issueId: ID("4"), feedback: "Still good." })).status).toBe(200);
    if (index >= 2) expect((await call(`/api/shared/${TOKEN}`)).status).toBe(200);
    expect(await read("/api/partners/allowed?partner=acme&origin=https://acme.example")).toMatchObject({
      allowed: true,
    });
    await close();
  });
});
