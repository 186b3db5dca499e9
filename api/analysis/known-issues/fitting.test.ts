import { describe, expect, it } from "vitest";
import { fitting } from "./fitting.ts";

describe("a recall is about", () => {
  it.each([
    ["FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP", "The pump inside the fuel tank may fail.", ["fuel-pump", "fuel_pump"]],
    ["ELECTRICAL SYSTEM:IGNITION:SWITCH", "The ignition switch may leave the run position.", ["ignition-switch"]],
    [
      "AIR BAGS:FRONTAL:PASSENGER SIDE:INFLATOR MODULE",
      "The passenger air bag inflator may explode.",
      ["airbag-inflator-recall"],
    ],
    ["SUSPENSION:FRONT:CONTROL ARM:LOWER BALL JOINT", "It may separate.", ["ball-joint-worn", "ball_joint"]],
    ["POWER TRAIN:AUTOMATIC TRANSMISSION", "A sudden downshift.", ["trans-internal-wear", "trans_replace"]],
    [
      "ELECTRICAL SYSTEM:PROPULSION SYSTEM:TRACTION BATTERY",
      "The high voltage battery may catch fire.",
      ["ev-battery-fault"],
    ],
    [
      "SERVICE BRAKES, HYDRAULIC:ANTILOCK:CONTROL UNIT/MODULE",
      "The Hydraulic Electronic Control Unit (HECU) may leak brake fluid and short.",
      ["abs-module-failed"],
    ],
  ])("%s: the part that it names", (component, summary, ids) => {
    expect(fitting([component], summary)).toEqual(expect.arrayContaining(ids));
  });

  it("nothing else that its words touch", () => {
    expect(
      fitting(["FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP"], "The pump inside the fuel tank may leak."),
    ).not.toContain("fuel_tank");
    expect(fitting(["SERVICE BRAKES, HYDRAULIC"], "It may leak brake fluid.")).not.toContain("brake_fluid");
    expect(fitting(["SERVICE BRAKES, HYDRAULIC:FOUNDATION COMPONENTS"], "A part was left out.")).toEqual([]);
  });

  it.each([[["EQUIPMENT:OTHER:LABELS"]], [[]], [["UNKNOWN OR OTHER"]]])(
    "nothing we know where it is %j",
    (components) => {
      expect(fitting(components, "The fuel pump label is wrong.")).toEqual([]);
    },
  );
});
