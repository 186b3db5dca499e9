import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * `bun run partner:add …` and so on, on the data of the server under test. Answers what it prints; throws where it
 * fails.
 */
export function partner(...args: string[]): string {
  const data = process.env.DATA_DIR ?? `.data/e2e-${process.env.E2E_PORT ?? "3100"}`;
  const env = { ...process.env, DATA_DIR: data };
  return execFileSync("bun", ["api/commands/partner.ts", ...args], { cwd: root, env, encoding: "utf8" });
}

/** Takes in a partner with one site and answers its key. */
export const addPartner = (origin: string, ...more: string[]) =>
  /Key: (\S+)/.exec(partner("add", "Car Blog", "--origin", origin, ...more))![1]!;
