import { expect, test } from "vitest";
import { REGRESSION, readCaseFile } from "./case-file.ts";
import { runCases } from "./outcome.ts";
import { causePlace, topPlaces } from "./ranks.ts";

test("the stories that the knowledge was worked on with keep their causes among the first three", async () => {
  const { evalCases } = await readCaseFile(REGRESSION);
  const found = topPlaces(runCases(evalCases), causePlace)[3];
  expect(found.right / found.of).toBeGreaterThan(0.9);
}, 120_000);
