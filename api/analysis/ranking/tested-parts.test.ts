import { expect, it } from "vitest";
import { CAUSES } from "../knowledge/causes/index.ts";
import { readEvidence } from "../reading/read.ts";
import { testedParts } from "./tested-parts.ts";

const factorOf = (text: string, causeId: string) =>
  testedParts(readEvidence(text).facts, text)(CAUSES.find(({ id }) => id === causeId)!);

it.each([
  ["alternator-failed", "I put in a new alternator", "The battery light is still on."],
  ["battery-weak", "I replaced the battery", "It did not help, it only clicks."],
  ["spark-plugs-worn", "The spark plugs were replaced", "The misfire came back."],
])("clears a part in full only where the trouble outlived the work: %s, “%s …”", (cause, work, outcome) => {
  const told = factorOf(`${work} two years ago.`, cause);
  const outlived = factorOf(`${work}. ${outcome}`, cause);
  expect(outlived).toBeLessThan(0.5);
  expect(told).toBeLessThan(1);
  expect(told).toBeGreaterThan(1.5 * outlived);
});

it("says nothing of parts that nobody worked on", () => {
  expect(factorOf("I put in a new alternator. The battery light is still on.", "front-brake-pads-worn")).toBe(1);
});
