import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { productionCheck } from "./production-check.ts";

const dist = mkdtempSync(join(tmpdir(), "repair-assist-dist-"));
afterAll(() => rmSync(dist, { recursive: true }));
for (const file of ["site/index.html", "widget/repair-assist.js"]) {
  mkdirSync(join(dist, file, ".."), { recursive: true });
  writeFileSync(join(dist, file), "");
}
const DATABASE_URL = "postgres://app:secret@db.example/app";
const findings = (environment: Record<string, string>, folder = dist) =>
  productionCheck(readConfig(environment), environment, folder);

describe("bun run start", () => {
  it("names all that is missing at once", () => {
    const { missing } = findings({}, "nowhere");
    expect(missing.map((sentence) => sentence.split(" ", 1)[0])).toEqual([
      "DATABASE_URL",
      "PUBLIC_URL",
      "nowhere/site/index.html",
      "nowhere/widget/repair-assist.js",
    ]);
  });

  it("starts with a database, an https address and a build, and says what is left undone", () => {
    const { missing, advice } = findings({ DATABASE_URL, PUBLIC_URL: "https://repair.example" });
    expect(missing).toEqual([]);
    expect(advice.join("\n")).toMatch(/SUPPORT_EMAIL[\s\S]+SMTP_URL[\s\S]+TRUSTED_PROXIES/);
  });

  it("refuses to serve people over http, except on this machine, to try it", () => {
    expect(findings({ DATABASE_URL, PUBLIC_URL: "http://repair.example" }).missing).toEqual([
      expect.stringContaining("PUBLIC_URL must be https"),
    ]);
    expect(findings({ DATABASE_URL, PUBLIC_URL: "http://localhost:3000" }).missing).toEqual([]);
  });

  it("ends with code 1 and the sentences, and repeats no secret", async () => {
    const command = ["bun", join(import.meta.dirname, "../start.ts")];
    const env = { PATH: process.env.PATH, NODE_ENV: "production", DATABASE_URL, PUBLIC_URL: "http://repair.example" };
    const child = Bun.spawn(command, { env, stderr: "pipe", stdout: "pipe" });
    const said = await new Response(child.stderr).text();
    expect(await child.exited).toBe(1);
    expect(said).toContain("PUBLIC_URL must be https");
    expect(said).not.toContain("secret");
  }, 60_000);
});
