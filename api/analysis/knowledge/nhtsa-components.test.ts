import { describe, expect, it } from "vitest";
import { areasOf, systemsOf } from "./nhtsa-components.ts";

describe("the components of NHTSA's complaints", () => {
  it("are told apart where one field holds several, a comma in a name and all", () => {
    expect(areasOf("STEERING,SERVICE BRAKES, HYDRAULIC,ENGINE")).toEqual(["steering", "brakes", "engine"]);
    expect(areasOf("ENGINE,ENGINE AND ENGINE COOLING")).toEqual(["engine"]);
  });

  it("may mean several systems, and one where NHTSA says it more closely", () => {
    expect(systemsOf("POWER TRAIN")).toEqual(["transmission", "driveline", "clutch"]);
    expect(systemsOf("POWER TRAIN:AUTOMATIC TRANSMISSION:TORQUE CONVERTER")).toEqual(["transmission"]);
    expect(systemsOf("ENGINE AND ENGINE COOLING:COOLING SYSTEM:WATER PUMP")).toEqual(["cooling"]);
  });

  it("are nothing of the car where NHTSA does not know or it is something carried along", () => {
    expect(areasOf("UNKNOWN OR OTHER")).toEqual([]);
    expect(systemsOf("CHILD SEAT")).toEqual([]);
    expect(systemsOf("")).toEqual([]);
  });
});
