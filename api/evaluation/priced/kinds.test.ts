import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { describe, expect, test, vi } from "vitest";
import { modelsOf } from "#shared/catalogue/catalogue.ts";
import { readJsonLines } from "../json-lines.ts";
import { halvesOf, KIND_NAMES, type KindName, kindOf, regressionOf, scoreFile } from "./kinds.ts";
import { PriceCase } from "./price-case.ts";

/** The command starts a process of its own, on a machine that may be busy. */
vi.setConfig({ testTimeout: 90_000 });

const COMMAND = new URL("../../commands/evaluate.ts", import.meta.url).pathname;
const evaluate = (...args: string[]) => $`${process.execPath} ${COMMAND} ${args}`.nothrow().quiet();

const CAR = { year: 2014, make: "Toyota", model: "Camry", zip: "17101", source: "judgement" };
const PARTS = { ...CAR, text: "alternator", wanted: [{ repair: ["alternator"] }], figure: [747, 842] };
const COLLISION = { ...CAR, text: "rear bumper scraped", figure: [450, 950], areas: ["rear bumper"] };
const ESTIMATE = {
  ...CAR,
  text: "alternator 700\nbattery 250\ntotal 1310",
  fair: false,
  lines: [{ words: "alternator", amount: 700, label: "fair" }],
  total: 1310,
  mismatch: true,
};

async function fileWith(...cases: object[]) {
  const path = join(await mkdtemp(join(tmpdir(), "evaluate-")), "cases.jsonl");
  await Bun.write(path, cases.map((one) => JSON.stringify(one)).join("\n"));
  return path;
}
const sharesOf = async (kind: KindName, one: object) =>
  (await scoreFile(await fileWith(one), kind)).scores.flatMap(({ share }) =>
    share?.of ? [`${share.right}/${share.of}`] : [],
  );

describe("a case about prices", () => {
  test("is told by its fields", () => {
    expect([PARTS, COLLISION, ESTIMATE, { truth: [] }].map((one) => kindOf(JSON.stringify(one)))).toEqual([
      "parts",
      "collisions",
      "estimates",
      undefined,
    ]);
  });

  test("counts where it is met", async () => {
    expect(await sharesOf("parts", PARTS)).toEqual(["1/1", "1/1"]);
    expect(await sharesOf("collisions", COLLISION)).toEqual(["1/1", "1/1", "1/1"]);
    expect(await sharesOf("estimates", ESTIMATE)).toEqual(["1/1", "1/1", "1/1", "1/1", "1/1"]);
  });

  test("counts against us where it is not", async () => {
    expect(await sharesOf("parts", { ...PARTS, wanted: [{ repair: ["starter"] }], figure: [7470, 8420] })).toEqual([
      "0/1",
      "0/1",
    ]);
    expect(
      await sharesOf("collisions", { ...COLLISION, figure: [9000, 9500], areas: ["hood"], totalLoss: true }),
    ).toEqual(["0/1", "0/1", "0/1"]);
    const [line] = ESTIMATE.lines;
    const wrong = { ...ESTIMATE, fair: true, total: 9, lines: [{ ...line, amount: 9 }], missing: ["a unicorn"] };
    expect(await sharesOf("estimates", wrong)).toEqual(["0/1", "0/1", "0/1", "0/1", "1/2"]);
  });

  test("that is wrong is refused in a sentence", async () => {
    const path = await fileWith({ ...PARTS, wanted: [{ repair: ["flux_capacitor"] }] });
    await expect(scoreFile(path, "parts")).rejects.toThrow(
      'Line 1, wanted.0.repair.0: there is no repair "flux_capacitor".',
    );
  });
});

describe("the command", () => {
  test("prints the figures of a file with their bars and, if asked, its misses", async () => {
    const { stdout, exitCode } = await evaluate(await fileWith({ ...PARTS, figure: [7470, 8420] }), "--misses");
    expect(exitCode).toBe(0);
    for (const words of ["cases.jsonl: 1 cases", "0 of 1 (0.0 %), bar 80 %", "published $7,470–$8,420"])
      expect(stdout.toString()).toContain(words);
  });

  const unseenHalves = KIND_NAMES.flatMap((kind) => halvesOf(kind).map(({ unseen }) => [kind, unseen] as const));
  test.each(unseenHalves)("shows no single case of the unseen half of %s, %s", async (kind, unseen) => {
    const refused = await evaluate(unseen, "--misses");
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr.toString()).toContain("never shown");
    expect((await scoreFile(unseen, kind)).misses).toEqual([]);
  });

  test("names a kind that is none", async () => {
    const { stderr } = await evaluate("--kind", "paint");
    expect(stderr.toString()).toContain("--kind paint is none of symptoms, estimates, parts, collisions.");
  });
});

const LEAST: Record<KindName, number> = { estimates: 140, parts: 250, collisions: 120 };

describe.each(KIND_NAMES)("our own %s", (kind) => {
  test("are enough, half of them unseen, no text twice, about cars that can be chosen", async () => {
    const casesIn = async (path: string) => readJsonLines(PriceCase, await Bun.file(path).text());
    const halves = await Promise.all(
      halvesOf(kind).map(async ({ tuning, unseen }) => [await casesIn(tuning), await casesIn(unseen)] as const),
    );
    for (const [tuning, unseen] of halves) expect(Math.abs(tuning.length - unseen.length)).toBeLessThanOrEqual(1);
    const all = halves.flat(2);
    expect(all.length).toBeGreaterThanOrEqual(LEAST[kind]);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    for (const { make, model } of all) expect(modelsOf(make), `${make} ${model}`).toContain(model);
  });

  test("that were worked on still come out right", async () => {
    const { cases, misses } = await scoreFile(regressionOf(kind), kind);
    expect(misses.length / cases, misses.flat().join("\n")).toBeLessThan(0.25);
  });
});
