import { describe, expect, it } from "vitest";
import { findVehicle } from "./find-vehicle.ts";

const years = Array.from({ length: 37 }, (_, i) => String(2026 - i));
const find = (typed: string) => {
  const { year = "", make = "", model = "", several } = findVehicle(typed, years);
  return several.length > 0 ? [year, make, model, several] : [year, make, model];
};

describe("a vehicle typed in a few letters", () => {
  it.each([
    ["12 civ", ["2012", "Honda", "Civic"]],
    ["2012 honda civic EX", ["2012", "Honda", "Civic"]],
    ["Civic 2012", ["2012", "Honda", "Civic"]],
    ["'98 vw jet", ["1998", "Volkswagen", "Jetta"]],
    ["f150", ["", "Ford", "F-150"]],
    ["cr v 04", ["", "Honda", "CR-V"]],
    ["2004 cr-v", ["2004", "Honda", "CR-V"]],
    ["honda", ["", "Honda", ""]],
    ["15 hond", ["2015", "Honda", ""]],
    ["audi 80", ["", "Audi", "80"]],
    ["1985 accord", ["", "", ""]],
    ["", ["", "", ""]],
    ["zzz", ["", "", ""]],
  ])("%s", (typed, found) => {
    expect(find(typed)).toEqual(found);
  });

  it("names what might be meant where several fit, and their make if it is one", () => {
    expect(find("honda cr")).toEqual(["", "Honda", "", ["CR-V", "CR-Z", "Crosstour"]]);
    expect(findVehicle("c", years)).toMatchObject({ several: expect.arrayContaining(["Civic", "Camry"]) });
    expect(findVehicle("c", years).make).toBeUndefined();
  });
});
