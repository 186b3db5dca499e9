import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { expect, test, vi } from "vitest";
import { expertAnswer, stubModel } from "../reading-pictures/language-model/testing.ts";
import { UNSEEN } from "./case-file.ts";
import { readCases } from "./cases.ts";
import { runCases } from "./outcome.ts";
import { totalsOf } from "./totals.ts";

/** Our whole half is put to the analysis, on a machine that may be busy. */
vi.setConfig({ testTimeout: 90_000 });

const COMMAND = new URL("../commands/evaluate.ts", import.meta.url).pathname;
const evaluate = (...args: string[]) => $`${process.execPath} ${COMMAND} ${args}`.nothrow().quiet();
const evaluateAt = (baseUrl: string, ...args: string[]) =>
  $`${process.execPath} ${COMMAND} ${args}`
    .env({ ...process.env, LLM_BASE_URL: baseUrl })
    .nothrow()
    .quiet();

test("a plain story is put to the whole analysis and found, with its price", () => {
  const story = readCases(
    '{"year": 2008, "make": "Toyota", "model": "Corolla", "mileage": 150000, "zip": "44105", "text": "battery light is on while driving, headlights dim, new battery does not help", "truth": "alternator-failed"}',
  );
  expect(totalsOf(runCases(story))).toMatchObject({
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

test("language models are compared, their answers recorded, and replayed without them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "evaluate-"));
  const cases = join(folder, "stories.jsonl");
  const record = join(folder, "answers.jsonl");
  const lines = ["Hello there, what can you do for me?", "asdf test 123, thank you for your help"].map((text) =>
    JSON.stringify({ year: 2012, make: "Honda", model: "Civic", zip: "44105", text, truth: "motor-mount" }),
  );
  await Bun.write(cases, lines.join("\n"));
  const stub = stubModel();
  stub.reply = expertAnswer({ causes: [{ id: "motor-mount", percent: 80, words: ["for me", "never said"] }] });
  const asked = await evaluateAt(stub.baseUrl, cases, "--model", "one", "--model", "two", "--record", record);
  expect(stub.requests.map(({ body }) => JSON.parse(body).model).toSorted()).toEqual(["one", "one", "two", "two"]);
  stub.close();
  const [without, one, two] = asked.stdout.toString().split("\n\n");
  expect(without).toContain("no cause shown: 2");
  for (const report of [one, two]) {
    expect(report).toMatch(/cause +100\.0 %/);
    expect(report).toContain("answers: answered 2");
    expect(report).toContain("left out: quotes 3");
  }
  expect(await Bun.file(record).text()).not.toContain("asdf test");
  const replayed = await evaluate(cases, "--replay", record, "--json");
  const figures = JSON.parse(replayed.stdout.toString());
  expect(figures.map(({ model }: { model?: string }) => model)).toEqual([undefined, "one", "two"]);
  expect(figures[1].byCause[1]).toEqual({ right: 2, of: 2 });
  const fitted = (await evaluate(cases, "--replay", record, "--fit")).stdout.toString();
  expect(fitted).toMatch(/^one: least log loss at expert 3, .*\ntwo: /);
});

test("what a model needs to be asked or replayed is named", async () => {
  const folder = await mkdtemp(join(tmpdir(), "evaluate-"));
  const record = join(folder, "answers.jsonl");
  await Bun.write(record, '{"evalCase": "x", "model": {"name": "one"}}');
  const says = async (...args: string[]) => (await evaluateAt("", ...args)).stderr.toString();
  expect(await says("--model", "one")).toContain("LLM_BASE_URL has to say where the model is");
  expect(await says("--record", record)).toContain("--record needs --model");
  expect(await says("--kind", "parts", "--model", "one")).toContain("compared on symptoms");
  expect(await says("--replay", "no-such-file.jsonl")).toContain("There is no file no-such-file.jsonl.");
  expect(await says("--replay", record)).toContain("Line 1, model.promptVersion");
  const model = { name: "one", promptVersion: "x", outcome: "late", milliseconds: 1 };
  await Bun.write(record, JSON.stringify({ evalCase: "of no case", model }));
  expect(await says("--replay", record)).toMatch(/^There is no recorded answer to case 1 of \d+\.$/m);
});
