import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scoreDangerFile, scoreDangers } from "./dangers.ts";
import { dangerLines } from "./print.ts";

const LINES = [
  { kind: "brakes", level: "stop", deadly: true, text: "The brake pedal goes to the floor." },
  { kind: "brakes", level: "stop", deadly: true, text: "zzz qqq", issueType: "symptoms" },
  { kind: "brakes", level: "soon", text: "Brakes squeal when I slow down" },
  { kind: "fuel", level: "none", text: "Gas is dripping under my car", issueType: "parts" },
  { kind: "fuel", level: "none", text: "The radio is dead", issueType: "collision" },
]
  .map((line) => JSON.stringify(line))
  .join("\n");

test("dangers are counted whole and by kind, each as the request it is", () => {
  const { heard, stopped, deadlyMissed, soonHeard, falseStops, byKind, misses } = scoreDangers("some.jsonl", LINES);
  expect({ heard, stopped, deadlyMissed, soonHeard, falseStops }).toEqual({
    heard: { right: 1, of: 2 },
    stopped: { right: 1, of: 2 },
    deadlyMissed: { right: 1, of: 2 },
    soonHeard: { right: 1, of: 1 },
    falseStops: { right: 1, of: 3 },
  });
  expect(Object.keys(byKind)).toEqual(["brakes", "fuel"]);
  expect(byKind.fuel!.falseStops).toEqual({ right: 1, of: 2 });
  expect(misses.map(({ text }) => text)).toEqual(["zzz qqq", "Gas is dripping under my car"]);
});

test("another reader of dangers is scored with the rules", () => {
  const reader = { read: () => ({ dangers: [{ kind: "brakes" as const, probability: 0.9 }] }) };
  expect(scoreDangers("some.jsonl", LINES, { dangers: reader }).deadlyMissed.right).toBe(0);
});

test("a wrong line is named", () => {
  expect(() => scoreDangers("some.jsonl", '{"kind":"fuel","level":"calm","text":"x"}')).toThrow(/Line 1, level/);
  expect(() => scoreDangers("some.jsonl", "\n")).toThrow("There is no case in it.");
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dangers-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileNamed = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, LINES);
  return path;
};

test("a report holds texts only where they are asked for and may be seen", async () => {
  const seen = fileNamed("dangers-seen.jsonl");
  const lines = dangerLines(await scoreDangerFile(seen, false)).join("\n");
  expect(lines).toContain('dangers heard, "soon" or worse: 1 of 2 (50.0 %)');
  expect(lines).not.toContain("zzz qqq");
  expect(dangerLines(await scoreDangerFile(seen, true)).join("\n")).toContain("zzz qqq");
  const unseen = fileNamed("dangers-unseen.jsonl");
  expect((await scoreDangerFile(unseen, false)).misses).toEqual([]);
  await expect(scoreDangerFile(unseen, true)).rejects.toThrow("never shown");
  await expect(scoreDangerFile(join(folder, "none.jsonl"), false)).rejects.toThrow("There is no file");
});

test("`bun run evaluate --safety FILE --json` prints counts and no text", async () => {
  const path = fileNamed("dangers-seen.jsonl");
  const run = Bun.spawn([process.execPath, "api/commands/evaluate.ts", "--safety", path, "--json"]);
  const said = await new Response(run.stdout).text();
  expect(JSON.parse(said)).toMatchObject({ heard: { right: 1, of: 2 }, misses: [] });
  expect(said).not.toContain("zzz qqq");
}, 120_000);
