import { expect, it } from "vitest";
import { axisMarks, axisMax } from "./axis.ts";

it.each([
  [[320, 630], 800],
  [[820, 1260, 1437], 1600],
  [[40], 40],
  [[2010], 2400],
  [[], 1],
])("holds %j on an axis to %d", (amounts, max) => expect(axisMax(amounts)).toBe(max));

it("marks four even steps", () => expect(axisMarks(800)).toEqual([0, 200, 400, 600, 800]));
