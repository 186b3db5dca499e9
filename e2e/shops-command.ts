import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** `bun run shops:import FILE` of these lines of CSV into this database. Throws where it fails. */
export function importShops(databaseUrl: string, source: string, lines: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "shops-"));
  const file = join(folder, `${source}.csv`);
  writeFileSync(file, `${lines.join("\n")}\n`);
  execFileSync("bun", ["api/commands/shops-import.ts", file], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  rmSync(folder, { recursive: true });
}
