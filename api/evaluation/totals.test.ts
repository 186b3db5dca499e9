import { describe, expect, test } from "vitest";
import { calibration } from "./calibration.ts";
import { safetyTotals } from "./safety.ts";
import { outcome, shownCause, trouble } from "./testing.ts";
import { percentile, totalsOf } from "./totals.ts";

describe("places", () => {
  test("a right cause counts from its place down, and a case without one never", () => {
    const pads = trouble(["pads"]);
    const others = ["a", "b", "c", "d"].map((id) => shownCause(id, 10));
    const { byCause } = totalsOf([
      outcome([pads], [shownCause("pads", 50)]),
      outcome([pads], [...others.slice(0, 2), shownCause("pads", 5)]),
      outcome([pads], [...others, shownCause("pads", 5)]),
      outcome([pads], others),
    ]);
    expect(byCause).toEqual({ 1: { right: 1, of: 4 }, 3: { right: 2, of: 4 }, 5: { right: 3, of: 4 } });
  });

  test("any of the causes taken for right counts", () => {
    const { byCause } = totalsOf([outcome([trouble(["pads", "rotors"])], [shownCause("rotors", 50)])]);
    expect(byCause?.[1].right).toBe(1);
  });

  test("a system's place is among the different systems, not among the causes", () => {
    const shown = [
      ...["a", "b", "c", "d"].map((id) => shownCause(id, 20, "engine")),
      shownCause("e", 10, "fuel"),
      shownCause("f", 5, "brakes"),
    ];
    const { bySystem } = totalsOf([outcome([trouble(["pads"])], shown)]);
    expect([bySystem[1].right, bySystem[3].right]).toEqual([0, 1]);
  });

  test("where only the system is known, nothing is said by cause", () => {
    const totals = totalsOf([outcome([trouble([], "engine")], [shownCause("a", 50, "engine")])]);
    expect(totals.byCause).toBeUndefined();
    expect(totals.bySystem[1]).toEqual({ right: 1, of: 1 });
    expect(totals.calibration.every(({ of }) => of === 0)).toBe(true);
  });

  test("of several troubles one is enough for a place, and whether all are found is told apart", () => {
    const two = [trouble(["pads"]), trouble(["alternator"], "starting_charging")];
    const { byCause, allFound } = totalsOf([
      outcome(two, [shownCause("pads", 60), shownCause("alternator", 50, "starting_charging")]),
      outcome(two, [shownCause("pads", 60)]),
    ]);
    expect(byCause?.[1].right).toBe(2);
    expect(allFound).toEqual({ right: 1, of: 2 });
  });

  test("a trouble is found in a list of its own, and lists are counted against troubles", () => {
    const two = [trouble(["pads"]), trouble(["alternator"], "starting_charging")];
    const pads = [shownCause("pads", 60)];
    const further = [[shownCause("alternator", 50, "starting_charging")]];
    const { allFound, parted } = totalsOf([
      { ...outcome(two, pads), further },
      outcome(two, pads),
      { ...outcome([trouble(["pads"])], pads), further },
    ]);
    expect(allFound).toEqual({ right: 1, of: 2 });
    expect(parted).toEqual({ one: { right: 0, of: 1 }, several: { right: 1, of: 2 } });
  });

  test("a text without an answer is missed and counted as silent", () => {
    const totals = totalsOf([outcome([trouble(["pads"])], [])]);
    expect(totals).toMatchObject({ silent: 1, byCause: { 5: { right: 0, of: 1 } }, priced: { right: 0, of: 0 } });
  });
});

describe("calibration", () => {
  test("each shown cause falls in its band, the lower edge included, and 100 in the last", () => {
    const bands = calibration([
      outcome(
        [trouble(["pads"])],
        [shownCause("pads", 100), shownCause("a", 60), shownCause("b", 59), shownCause("c", 5)],
      ),
    ]);
    expect(bands.map(({ right, of }) => [right, of])).toEqual([
      [0, 1],
      [0, 0],
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
    expect(bands[4]?.mean).toBe(100);
    expect(bands[1]?.mean).toBeUndefined();
  });

  test("of two causes that are both taken for right, the first counts as right and the other not at all", () => {
    const [low, , middle] = calibration([
      outcome([trouble(["pads", "rotors"])], [shownCause("pads", 50), shownCause("rotors", 10)]),
    ]);
    expect([middle?.right, middle?.of, low?.of]).toEqual([1, 1, 0]);
  });

  test("two troubles may both be right", () => {
    const bands = calibration([
      outcome([trouble(["pads"]), trouble(["rotors"])], [shownCause("pads", 50), shownCause("rotors", 45)]),
    ]);
    expect(bands[2]).toMatchObject({ right: 2, of: 2, mean: 47.5 });
  });
});

describe("safety", () => {
  const judged = safetyTotals(
    (
      [
        ["stop", "stop"],
        ["stop", "soon"],
        ["stop", "none_found"],
        ["soon", "unknown"],
        ["soon", "stop"],
        ["none_found", "stop"],
        ["none_found", "unknown"],
        [undefined, "stop"],
      ] as const
    ).map(([wanted, given]) => outcome([trouble(["pads"])], [], { wanted, given })),
  );

  test("a result below what was wanted is a miss; unknown is no better than nothing", () => {
    expect(judged.misses).toEqual({ right: 3, of: 5 });
  });

  test("a dangerous text below soon is false calm", () => {
    expect(judged.falseCalm).toEqual({ right: 1, of: 3 });
  });

  test("a stop where less was wanted is a false one, and a case without a wish is not judged", () => {
    expect(judged.falseStops).toEqual({ right: 2, of: 4 });
    expect(judged.table.stop).toEqual({ stop: 1, soon: 1, none_found: 1, unknown: 0 });
  });
});

test("the 99th percentile of 200 times is the 198th", () => {
  const times = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(times, 0.99)).toBe(198);
  expect(percentile([7], 0.99)).toBe(7);
});

test("the mean time is over all cases", () => {
  const cases = [2, 4].map((milliseconds) => outcome([trouble(["pads"])], [], { milliseconds }));
  expect(totalsOf(cases).time).toEqual({ mean: 3, percentile99: 4 });
});
