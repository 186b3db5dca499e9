import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import type { Outcome } from "./stage.ts";

/** Largest gzip size of each built script, in bytes of 1000 a KB: what a host page must load. */
const LIMITS: Record<string, number> = {
  "dist/widget/repair-assist.js": 90_000,
  "dist/widget-react/repair-assist.js": 155_000,
};

/** All scripts together that the landing page names, the element among them. */
const LANDING = { page: "dist/site/index.html", limit: 100_000 };

export async function checkSizes(): Promise<Outcome> {
  const outcome = { passed: 0, failed: 0 };
  const check = (what: string, files: readonly string[], limit: number) => {
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).byteLength, 0);
    const ok = bytes <= limit;
    console.log(`${ok ? "ok      " : "TOO BIG "} ${what}: ${bytes} bytes gzip, at most ${limit}`);
    outcome[ok ? "passed" : "failed"] += 1;
  };
  for (const [file, limit] of Object.entries(LIMITS)) check(file, [file], limit);
  check(`JavaScript of ${LANDING.page}`, scriptsOf(LANDING.page), LANDING.limit);
  return outcome;
}

function scriptsOf(page: string): string[] {
  const names = readFileSync(page, "utf8").match(/\/assets\/[\w.-]+\.js\b/g) ?? [];
  if (names.length === 0) throw new Error(`${page} names no script.`);
  return [...new Set(names)].map((name) => `${dirname(page)}${name}`);
}
