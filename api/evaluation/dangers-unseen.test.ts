import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scoreDangerFile } from "./dangers.ts";

const UNSEEN = fileURLToPath(new URL("cases/dangers-unseen.jsonl", import.meta.url));

/** Texts by writers who saw neither rules nor what readers learned from. Only counts are looked at, here too. */
test("of dangers that nothing was tuned to 97 % are heard, all that kill, with at most 3 % false stops", async () => {
  const { heard, deadlyMissed, falseStops } = await scoreDangerFile(UNSEEN, false);
  expect(heard.of).toBeGreaterThanOrEqual(300);
  expect(deadlyMissed.of).toBeGreaterThan(0);
  expect(falseStops.of).toBeGreaterThanOrEqual(300);
  expect(heard.right / heard.of).toBeGreaterThanOrEqual(0.97);
  expect(deadlyMissed.right).toBe(0);
  expect(falseStops.right / falseStops.of).toBeLessThanOrEqual(0.03);
}, 120_000);
