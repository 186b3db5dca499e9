import { describe, expect, test } from "vitest";
import { cpuTime } from "../testing-cpu-time.ts";
import { engineInWords } from "./engine-in-words.ts";
import type { EngineSaid } from "./engine-said.ts";

const cases: [string, EngineSaid][] = [
  ["It's the 2.4L.", { liters: 2.4 }],
  ["2.0 liter, oil everywhere", { liters: 2 }],
  ["5.3 V8 ticking when cold", { liters: 5.3, layout: "v8", cylinders: 8 }],
  ["4 cyl, idles rough", { cylinders: 4 }],
  ["mine is the six-cylinder", { cylinders: 6 }],
  ["V-6 model with 120k", { layout: "v6", cylinders: 6 }],
  ["ecoboost 3.5 shudders", { liters: 3.5, forcedInduction: true }],
  ["3.5L EcoBoost", { liters: 3.5, forcedInduction: true }],
  ["5.7 Hemi tick", { liters: 5.7, layout: "v8", cylinders: 8 }],
  ["the 5.0 knocks", { liters: 5 }],
  ["Jetta TDI won't start", { fuel: "diesel", forcedInduction: true }],
  ["1.8T stalls", { liters: 1.8, forcedInduction: true }],
  ["the 6.7 Cummins in my truck", { liters: 6.7, fuel: "diesel", forcedInduction: true }],
  ["straight six, misses", { layout: "i6", cylinders: 6 }],
  ["it is a stick shift", { transmission: "manual" }],
  ["5 speed, grinds into third", { transmission: "manual" }],
  ["6-speed manual", { transmission: "manual" }],
  ["smells when I press the clutch", { transmission: "manual" }],
  ["the clutch slips in fifth", { transmission: "manual" }],
  ["the 6-speed automatic slips", { transmission: "automatic" }],
  ["CVT whines", { transmission: "cvt" }],
  ["4x4 light flashes", { drive: "awd" }],
  ["2WD truck", { drive: "two" }],
  ["hybrid battery light", { fuel: "hybrid" }],
  ["the non-turbo model", { forcedInduction: false }],
  ["450h model. It whines", { fuel: "hybrid" }],
  ["530e model. It whines", { fuel: "plugin_hybrid" }],
  ["xDrive45e model. It whines", { fuel: "plugin_hybrid" }],
  ["plug-in hybrid will not charge", { fuel: "plugin_hybrid" }],
];

test.each(cases)("%j is read", (text, said) => {
  expect(engineInWords(text)).toEqual(said);
});

describe("what only looks like an engine or gearbox is left alone", () => {
  test.each([
    "The owner's manual says to check the oil",
    "I have to roll the window down by manual crank",
    "the dipstick is dry and the lifters stick",
    "misfire on cylinder 4",
    "number 6 cylinder has no spark",
    "P0304, misfire in 4 cylinder",
    "driving on I-5 it shook",
    "sounds like a diesel when cold",
    "somebody put diesel in the tank",
    "it quit at the 4.5 mile mark",
    "I added 1.5 liters of oil",
    "it's not the V6",
    "no turbo on this one",
    "the 6 speed transmission slips",
    "electric window stuck",
    "the AC clutch does not engage",
    "torque converter clutch slips",
    "a/c clutch burned up",
    "",
  ])("%j", (text) => {
    expect(engineInWords(text)).toEqual({});
  });
});

test("a text of many pages is read at once", () => {
  expect(cpuTime(() => engineInWords("the car makes a noise when 4 ".repeat(2_000)))).toBeLessThan(200);
});
