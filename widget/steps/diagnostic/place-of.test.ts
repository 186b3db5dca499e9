import { describe, expect, it } from "vitest";
import { placeOf } from "./place-of.ts";

const resultsOf = async (results: object) => {
  const { readRecord: read } = await import("../../client/diagnostic-record.ts");
  return read({ results }).results;
};
const cause = (name: string, words = "", system?: string) =>
  resultsOf({
    potentialCauses: [
      { name, system, evidence: [{ finding: "", label: "", quote: { text: words, start: 0, end: 1 } }] },
    ],
  });

describe("where it is", () => {
  it.each([
    ["Front brake pads worn out", "noise from the front left", "brakes", { zones: ["frontWheel"], side: "left" }],
    ["Rear brake pads worn out", "grinding", "brakes", { zones: ["rearWheel"], side: undefined }],
    ["Wheel bearing worn", "hum at the rear passenger side", "wheels_tires", { zones: ["rearWheel"], side: "right" }],
    ["Fuel pump failing", "", "fuel", { zones: ["tank"], side: undefined }],
    ["Catalytic converter clogged", "", "emissions", { zones: ["exhaust"], side: undefined }],
    ["Alternator failed", "", "starting_charging", { zones: ["engine"], side: undefined }],
    ["Something of the gears", "", "transmission", { zones: ["gearbox"], side: undefined }],
  ])("%s", async (name, words, system, place) => {
    expect(placeOf(await cause(name, words, system), "diagnostic")).toEqual(place);
  });

  // Names of causes in the catalogue, each looked at: none may be told where it is not.
  it.each([
    ["Engine block or head leaking coolant inside", "cooling", ["engine"]],
    ["Clock spring in the steering wheel broken", "airbag_safety", ["dash"]],
    ["Key lock worn or jammed", "starting_charging", undefined],
    ["Electronic steering lock stuck", "starting_charging", ["dash"]],
    ["Driver-assistance radar or camera blocked or out of aim", "electrical", undefined],
    ["Seat belt does not retract or is locked", "airbag_safety", ["cabin"]],
    ["Dual-mass flywheel worn", "clutch", ["gearbox"]],
    ["Starter gear or flywheel teeth worn", "starting_charging", ["gearbox"]],
    ["Cracked flexplate or loose converter bolts", "transmission", ["gearbox"]],
    ["Valve lifter or rocker noisy or collapsed", "engine", ["engine"]],
    ["Brake light switch failed or out of adjustment", "electrical", undefined],
    ["Headlight switch, relay or fuse failed", "electrical", undefined],
    ["Window switch worn", "electrical", undefined],
    ["Turn signal stalk or flasher failed", "electrical", ["dash"]],
    ["Turn signal bulb or socket bad", "electrical", ["headlight", "taillight"]],
    ["Tail or brake light bulb burned out", "electrical", ["taillight"]],
    ["Vent door motor failed (air from the wrong vents)", "hvac", ["dash"]],
    ["Temperature door motor failed (blend door)", "hvac", ["dash"]],
    ["A/C compressor clutch worn", "hvac", ["engine"]],
    ["A/C low on refrigerant from a slow leak", "hvac", undefined],
    ["Fan clutch worn out", "cooling", ["engine"]],
    ["Distributor cap or rotor worn", "ignition", ["engine"]],
    ["High-pressure fuel pump failing", "fuel", ["engine"]],
    ["Fuel pump relay, fuse or wiring failed", "fuel", undefined],
    ["Fuel pressure regulator failed", "fuel", undefined],
    ["Glow plugs failed", "fuel", ["engine"]],
    ["Air suspension compressor failed", "suspension", undefined],
    ["Airbag light left on by a weak or disconnected battery", "airbag_safety", undefined],
    ["EGR valve stuck or clogged", "emissions", ["engine"]],
    ["Key fob battery empty", "electrical", undefined],
    ["Tire pressure sensor battery dead", "wheels_tires", ["frontWheel", "rearWheel"]],
    ["Drive battery has lost capacity", "electrical", ["tank"]],
    ["Coil spring broken", "suspension", ["frontWheel", "rearWheel"]],
    ["Shift cable or its bushing broken", "transmission", ["gearbox"]],
    ["Outer tie rod end worn", "steering", ["frontWheel"]],
    ["Universal joint worn", "driveline", ["shaft"]],
    ["Sunroof track, motor or switch fault", "electrical", ["roof"]],
    ["Sliding door track, roller or motor fault", "body", ["rearDoor"]],
    ["Door latch worn or broken", "body", ["frontDoor", "rearDoor"]],
    ["Bumper cover, molding or trim loose", "body", ["frontBumper", "rearBumper"]],
    ["Under-hood power module (TIPM) fault", "electrical", ["engine"]],
    ["Crash sensor or its wiring faulty", "airbag_safety", undefined],
  ])("%s (%s)", async (name, system, zones) => {
    expect(placeOf(await cause(name, "", system), "diagnostic")?.zones).toEqual(zones);
  });

  it.each([
    ["Parking brake left on or not fully released", "", undefined],
    ["Wheel bearing worn", "I left the car and right away it hummed", undefined],
    ["Wheel bearing worn", "my driver-assistance camera", undefined],
    ["Wheel bearing worn", "from the driver side", "left"],
    ["Wheel bearing worn", "the passenger's wheel", "right"],
    ["Wheel bearing worn", "hum on the right", "right"],
  ])("%s, “%s”, is on the side %s", async (name, words, side) => {
    expect(placeOf(await cause(name, words, "brakes"), "diagnostic")!.side).toBe(side);
  });

  it("is all of the parts and of the damage", async () => {
    const parts = [{ name: "Brake pads", position: "front" }, { name: "Battery" }, { name: "Something" }];
    expect(placeOf(await resultsOf({ partsReplacement: { parts } }), "parts")).toEqual({
      zones: ["frontWheel", "engine"],
      side: undefined,
    });
    const damage = (...repairAreas: string[]) => resultsOf({ collisionRepair: { repairAreas } });
    expect(placeOf(await damage("Front bumper", "Left headlight", "Left front fender"), "collision")).toEqual({
      zones: ["frontBumper", "headlight", "frontFender"],
      side: "left",
    });
    expect(placeOf(await damage("Left headlight", "Right headlight"), "collision")).toEqual({
      zones: ["headlight"],
      side: undefined,
    });
    // One drawing shows one side or both: neither is true here.
    expect(placeOf(await damage("Hood", "Left headlight", "Right front fender"), "collision")).toEqual({
      zones: ["hood"],
      side: undefined,
    });
    expect(placeOf(await damage("Left headlight", "Right front fender"), "collision")).toBeUndefined();
  });

  it("is told of the other kinds by the leading part, damage and line", async () => {
    const parts = await resultsOf({ partsReplacement: { parts: [{ name: "Struts", position: "front" }] } });
    expect(placeOf(parts, "parts")).toEqual({ zones: ["frontWheel"], side: undefined });
    const damage = await resultsOf({ collisionRepair: { repairAreas: ["Right rear door"] } });
    expect(placeOf(damage, "collision")).toEqual({ zones: ["rearDoor"], side: "right" });
    const services = [
      { name: "Cabin air filter", isFair: true },
      { name: "Radiator", isFair: false },
    ];
    expect(placeOf(await resultsOf({ estimateReview: { services } }), "estimate")!.zones).toEqual(["engine"]);
  });

  it("is nowhere where no name tells it", async () => {
    expect(placeOf(await cause("A message"), "diagnostic")).toBeUndefined();
    expect(placeOf(await resultsOf({}), "parts")).toBeUndefined();
  });
});
