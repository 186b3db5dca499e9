import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Outcome } from "./stage.ts";

/** Largest gzip size of each built script, in bytes of 1000 a KB: what a host page must load. */
const LIMITS: Record<string, number> = {
  "dist/widget/repair-assist.js": 75_000,
  "dist/widget-react/repair-assist.js": 140_000,
};

export async function checkSizes(): Promise<Outcome> {
  const outcome = { passed: 0, failed: 0 };
  for (const [file, limit] of Object.entries(LIMITS)) {
    const bytes = gzipSync(readFileSync(file), { level: 9 }).byteLength;
    const ok = bytes <= limit;
    console.log(`${ok ? "ok      " : "TOO BIG "} ${file}: ${bytes} bytes gzip, at most ${limit}`);
    outcome[ok ? "passed" : "failed"] += 1;
  }
  return outcome;
}
