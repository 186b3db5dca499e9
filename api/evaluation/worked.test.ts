import { expect, test } from "vitest";
import { readCaseFile, WORKED } from "./case-file.ts";
import { runTrials } from "./outcome.ts";
import { causePlace, topPlaces } from "./ranks.ts";

test("the stories that the knowledge was worked on with keep their causes among the first three", async () => {
  const { trials } = await readCaseFile(WORKED);
  const found = topPlaces(runTrials(trials), causePlace)[3];
  expect(found.right / found.of).toBeGreaterThan(0.9);
}, 120_000);
