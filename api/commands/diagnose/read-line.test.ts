import { describe, expect, it } from "vitest";
import { readLine } from "./read-line.ts";

describe("the line of bun run diagnose", () => {
  it("names the car, the miles, the ZIP and the words", () => {
    expect(readLine("2012 Honda Civic, 98000 miles, 85253: squeals when I brake")).toEqual({
      vehicle: { year: 2012, make: "Honda", model: "Civic", mileage: 98_000 },
      zip: "85253",
      text: "squeals when I brake",
    });
  });

  it.each([
    ["2015 land rover Range Rover Sport, 60k, 10001: x", "Land Rover", "Range Rover Sport", 60_000],
    ["2008 Ford F-150, 120,500 mi: x", "Ford", "F-150", 120_500],
    ["2019 Tesla Model 3: x", "Tesla", "Model 3", undefined],
  ])("understands %s", (line, make, model, mileage) => {
    const { vehicle } = readLine(line);
    expect(vehicle).toMatchObject({ make, model });
    expect(vehicle.mileage).toBe(mileage);
  });

  it("keeps colons in the words", () => {
    expect(readLine("2012 Honda Civic: dash says: stop").text).toBe("dash says: stop");
  });

  it("says what is missing", () => {
    expect(() => readLine("squeals when I brake")).toThrow(/Start with the car/);
    expect(() => readLine("2012: squeals")).toThrow(/make and model/);
  });
});
