import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { expect, test, vi } from "vitest";
import { UNSEEN } from "./case-file.ts";
import { readCases } from "./cases.ts";
import { runTrials } from "./outcome.ts";
import { totalsOf } from "./totals.ts";

/** Our whole half is put to the analysis, on a machine that may be busy. */
vi.setConfig({ testTimeout: 90_000 });

const COMMAND = new URL("../commands/evaluate.ts", import.meta.url).pathname;
const evaluate = (...args: string[]) => $`${process.execPath} ${COMMAND} ${args}`.nothrow().quiet();

test("a plain story is put to the whole analysis and found, with its price", () => {
  const story = readCases(
    '{"year": 2008, "make": "Toyota", "model": "Corolla", "mileage": 150000, "zip": "44105", "text": "battery light is on while driving, headlights dim, new battery does not help", "truth": "alternator-failed"}',
  );
  expect(totalsOf(runTrials(story))).toMatchObject({
    byCause: { 1: { right: 1, of: 1 } },
    priced: { right: 1, of: 1 },
    silent: 0,
  });
});

test("any file prints its totals and, if asked, its misses", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "evaluate-")), "stories.jsonl");
  await Bun.write(
    path,
    '{"year": 2008, "make": "Toyota", "model": "Corolla", "zip": "44105", "text": "my brakes squeal", "truth": "engine-seized", "safety": "stop"}\n',
  );
  const { stdout, exitCode } = await evaluate(path, "--misses");
  expect(exitCode).toBe(0);
  for (const line of ["stories.jsonl: 1 cases", "truth: engine-seized (not shown)", "stop wanted, "])
    expect(stdout.toString()).toContain(line);
});

test("the misses of the unseen half are refused, and its report holds no text of a case", async () => {
  const refused = await evaluate(UNSEEN, "--misses");
  expect(refused.exitCode).toBe(1);
  expect(refused.stderr.toString()).toContain("never shown");
  const { stdout } = await evaluate(UNSEEN, "--json");
  expect(JSON.parse(stdout.toString())[0]).toMatchObject({ misses: [], safetyMisses: [] });
});

test("a file that is not there is named", async () => {
  const { stderr, exitCode } = await evaluate("no-such-file.jsonl");
  expect(exitCode).toBe(1);
  expect(stderr.toString()).toContain("There is no file no-such-file.jsonl.");
});
