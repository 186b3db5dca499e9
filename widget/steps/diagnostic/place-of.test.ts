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
