import { expect, test } from "vitest";
import { missesOf, safetyMissesOf } from "./misses.ts";
import { outcome, shownCause, trouble } from "./testing.ts";

const pads = [trouble(["pads"])];

test("the worst miss does not show the right cause at all and is sure of another", () => {
  const misses = missesOf([
    outcome(pads, [shownCause("pads", 90)]),
    outcome(pads, [shownCause("close", 50), shownCause("pads", 45)]),
    outcome(pads, [shownCause("sure", 90)]),
    outcome(pads, []),
  ]);
  expect(misses.map(({ shown }) => shown[0]?.id)).toEqual(["sure", undefined, "close"]);
  expect(misses.map(({ found }) => found)).toEqual([undefined, undefined, { place: 2, probability: 45 }]);
});

test("a miss tells the car, the truth and what was read with the owner's words", () => {
  const [miss] = missesOf([outcome(pads, [])]);
  expect(miss).toMatchObject({ car: "2014 Toyota Camry", truth: ["pads"] });
  expect(miss?.evidence.join()).toContain("squeal");
});

test("where only the system is known, any cause of it is right", () => {
  const misses = missesOf([
    outcome([trouble([], "engine")], [shownCause("a", 50, "engine")]),
    outcome([trouble([], "engine")], [shownCause("a", 50, "fuel")]),
  ]);
  expect(misses).toHaveLength(1);
  expect(misses[0]?.truth).toEqual(["engine"]);
});

test("of results that are too calm, a danger called nothing comes first; caution is no miss", () => {
  const results = (
    [
      ["stop", "soon"],
      ["soon", "none_found"],
      ["stop", "unknown"],
      ["soon", "stop"],
      ["none_found", "unknown"],
    ] as const
  ).map(([wanted, given]) => outcome(pads, [], { wanted, given }));
  expect(safetyMissesOf(results).map(({ wanted, given }) => [wanted, given])).toEqual([
    ["stop", "unknown"],
    ["soon", "none_found"],
    ["stop", "soon"],
  ]);
});
