import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scoreDangerFile } from "./dangers.ts";
import type { Share } from "./ranks.ts";

const UNSEEN = fileURLToPath(new URL("cases/dangers-unseen.jsonl", import.meta.url));
const part = ({ right, of }: Share) => right / of;

/**
 * Texts by writers who saw neither rules nor what the reader learned from. Only counts are looked at, here too. Not
 * reached: the goal is 97 % stopped, none that kills passed over and at most 3 % stopped for nothing; these floors keep
 * what is reached of it.
 */
test("dangers that nothing was tuned to are heard, and few texts stop a car for nothing", async () => {
  const { heard, stopped, deadlyMissed, falseStops } = await scoreDangerFile(UNSEEN, false);
  expect(stopped.of).toBeGreaterThanOrEqual(300);
  expect(falseStops.of).toBeGreaterThanOrEqual(300);
  expect(part(heard)).toBeGreaterThanOrEqual(0.99);
  expect(part(stopped)).toBeGreaterThanOrEqual(0.9);
  expect(part(deadlyMissed)).toBeLessThanOrEqual(0.004);
  expect(part(falseStops)).toBeLessThanOrEqual(0.04);
}, 120_000);
