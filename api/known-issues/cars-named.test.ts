import { describe, expect, it } from "vitest";
import { makeNamed, modelsNamed } from "./cars-named.ts";

describe("a make and model as NHTSA writes them", () => {
  it.each([
    ["HONDA", "CR-V", ["CR-V"]],
    ["FORD", "F-150", ["F-150"]],
    ["FORD", "F-150 SUPERCREW", ["F-150"]],
    ["FORD", "F-250 SD", ["F-250"]],
    ["CHEVROLET", "SILVERADO 1500", ["Silverado 1500"]],
    ["CHEVROLET", "SILVERADO 2500", ["Silverado 2500HD"]],
    ["BMW", "328I", ["3 Series"]],
    ["MERCEDES BENZ", "C 300", ["C-Class"]],
    ["TOYOTA", "COROLLA HYBRID", ["Corolla"]],
    ["VW", "Jetta", ["Jetta"]],
  ])("%s %s is found in the catalogue", (make, model, models) => {
    expect(modelsNamed(makeNamed(make)!, model)).toEqual(models);
  });

  it("stands for each model of a family where it does not say which", () => {
    expect(modelsNamed("Chevrolet", "SILVERADO")).toEqual(
      expect.arrayContaining(["Silverado 1500", "Silverado 2500HD", "Silverado 3500HD"]),
    );
  });

  it.each([
    ["FORD", "F-159"],
    ["FORD", "F"],
    ["HONDA", "CIVVIC"],
    ["HONDA", ""],
    ["HONDA", "GL1800 GOLD WING"],
  ])("%s %s is no model of ours, and none is guessed", (make, model) => {
    expect(modelsNamed(makeNamed(make)!, model)).toEqual([]);
  });

  it.each(["HYUNDAI TRANSLEAD", "FREIGHTLINER", "constructor", ""])("%s is no make of ours", (make) => {
    expect(makeNamed(make)).toBeUndefined();
  });
});
