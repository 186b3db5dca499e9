import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { emptyDatabase } from "./testing.ts";

const { url } = await emptyDatabase();

describe("migrating", () => {
  it("brings an empty database to the newest schema, also when three start at once, and again without harm", async () => {
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    await migrate(url);
    const { db, close } = openDatabase(url);
    try {
      const tables = await db.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
      );
      expect(tables.map((t) => t.name)).toEqual([
        "bulletin_cars",
        "bulletins",
        "contact_messages",
        "deletion_requests",
        "deliveries",
        "diagnostics",
        "feedback",
        "idempotency_keys",
        "imported_files",
        "issues",
        "leads",
        "mail_recipients",
        "managed_repairs",
        "partner_confirmations",
        "partner_origins",
        "partners",
        "photos",
        "rate_limits",
        "recall_lookups",
        "recalled_cars",
        "recalls",
        "result_mails",
        "sessions",
        "shares",
        "shops",
        "users",
        "vehicles",
      ]);
    } finally {
      await close();
    }
  });

  it("leaves nothing to generate: the migrations are what the schema says", async () => {
    const out = mkdtempSync(join(tmpdir(), "migrations-"));
    onTestFinished(() => rmSync(out, { recursive: true }));
    cpSync(join(import.meta.dirname, "migrations"), out, { recursive: true });
    const options = ["--dialect", "postgresql", "--casing", "snake_case", "--schema", "api/db/schema/index.ts"];
    const kit = Bun.spawn(["bun", "x", "drizzle-kit", "generate", ...options, "--out", relative(".", out)], {
      stdout: "pipe",
    });
    expect(await new Response(kit.stdout).text()).toContain("No schema changes");
  });
});
