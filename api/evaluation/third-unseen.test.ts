import { expect, test } from "vitest";
import { readCaseFile, THIRD } from "./case-file.ts";
import { runCases } from "./outcome.ts";
import type { Share } from "./ranks.ts";
import { totalsOf } from "./totals.ts";

const part = ({ right, of }: Share) => right / of;

/** Stories that nobody tuned to; only counts are looked at. Floors under what is reached. */
test("causes are found in stories that nothing was tuned to", async () => {
  const { evalCases } = await readCaseFile(THIRD);
  const { cases, byCause, parted, silent, safety, calibration } = totalsOf(runCases(evalCases));
  expect(cases).toBeGreaterThanOrEqual(400);
  expect(part(byCause![1])).toBeGreaterThanOrEqual(0.855);
  expect(part(byCause![3])).toBeGreaterThanOrEqual(0.95);
  expect(silent).toBe(0);
  expect(part(parted.one)).toBeGreaterThanOrEqual(0.97);
  expect(part(safety.falseCalm)).toBeLessThanOrEqual(0.035);
  const surest = calibration.at(-1)!;
  expect(Math.abs(part(surest) - surest.mean! / 100)).toBeLessThanOrEqual(0.08);
}, 120_000);
