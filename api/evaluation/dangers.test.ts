import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isUnseenFile, scoreDangers } from "./dangers.ts";

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
  const { heard, deadlyMissed, soonHeard, falseStops, byKind, misses } = scoreDangers("some.jsonl", LINES);
  expect({ heard, deadlyMissed, soonHeard, falseStops }).toEqual({
    heard: { right: 1, of: 2 },
    deadlyMissed: { right: 1, of: 2 },
    soonHeard: { right: 1, of: 1 },
    falseStops: { right: 1, of: 3 },
  });
  expect(Object.keys(byKind)).toEqual(["brakes", "fuel"]);
  expect(byKind.fuel!.falseStops).toEqual({ right: 1, of: 2 });
  expect(misses.map(({ text }) => text)).toEqual(["zzz qqq", "Gas is dripping under my car"]);
});

test("another reader of dangers is scored with the rules", () => {
  const reader = { read: () => [{ kind: "brakes" as const, probability: 0.9 }] };
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

const evaluate = async (name: string, ...more: string[]) => {
  const path = join(folder, name);
  writeFileSync(path, LINES);
  const run = Bun.spawn([process.execPath, "api/commands/evaluate.ts", "--safety", path, ...more], {
    stdout: "pipe",
    stderr: "pipe",
  });
  return { said: await new Response(run.stdout).text(), error: await new Response(run.stderr).text() };
};

test("`evaluate --safety` prints counts, and texts only of files that may be seen", async () => {
  const counts = await evaluate("dangers-seen.jsonl");
  expect(counts.said).toContain("dangers heard: 1 of 2 (50.0 %)");
  expect(counts.said).not.toContain("zzz qqq");
  expect((await evaluate("dangers-seen.jsonl", "--misses")).said).toContain("zzz qqq");
  expect((await evaluate("dangers-seen.jsonl", "--json")).said).not.toContain("zzz qqq");
  const refused = await evaluate("dangers-unseen.jsonl", "--misses");
  expect(refused.error).toContain("never shown");
  expect(refused.said).toBe("");
}, 60_000);

test("unseen files are known by their name", () => {
  const path = join(folder, "dangers-unseen.jsonl");
  writeFileSync(path, LINES);
  expect(isUnseenFile(path)).toBe(true);
});
