import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import { analyse } from "../analyse.ts";
import type { Vehicle } from "../input.ts";
import { sampleInput } from "../testing-input.ts";

const CAMRY: Vehicle = { year: 2019, make: "Toyota", model: "Camry" };

const assessed = (text: string, corrections: Record<string, string> = {}, vehicle = CAMRY) => {
  const answers = Object.entries(corrections).map(([questionId, optionId]) => ({ questionId, optionId }));
  return Results.parse(analyse(sampleInput({ issueType: "collision", text, vehicle, answers })));
};
type Found = ReturnType<typeof assessed>;

const placesOf = ({ corrections = [] }: Found) => corrections.filter(({ location }) => location);
const damagedIn = (results: Found) =>
  Object.fromEntries(
    placesOf(results)
      .filter(({ chosen }) => chosen !== "none")
      .map(({ id, chosen }) => [id.replace("damage.", ""), chosen]),
  );
const areasOf = ({ collisionRepair }: Found) => collisionRepair!.repairAreas.map((area) => area.split(":")[0]);
const middleOf = ({ collisionRepair }: Found) =>
  collisionRepair!.estimatedCost.min + collisionRepair!.estimatedCost.max;

describe("what an owner can put right of the damage", () => {
  it("is every place that was read, with how bad it was taken to be, and what such a car has besides", () => {
    const results = assessed("left front door dented, both headlights broken");
    expect(damagedIn(results)).toEqual({
      "door-left-front": "moderate",
      "headlight-left": "moderate",
      "headlight-right": "moderate",
    });
    const ids = placesOf(results).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(["damage.trunk", "damage.fender-right", "damage.wheel-right-rear"]));
    expect(ids).not.toContain("damage.liftgate");
    const [door] = placesOf(results);
    expect(door).toMatchObject({ name: "Left front door", location: { zones: ["frontDoor"], side: "left" } });
  });

  it("follows the body of the car", () => {
    const truck = assessed("dent in the tailgate", {}, { year: 2018, make: "Ford", model: "F-150" });
    const ids = placesOf(truck).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["damage.tailgate", "damage.bedside-left"]));
    expect(ids).not.toContain("damage.quarter_panel-left");
  });

  it("is worse or lighter than was read, and the price follows", () => {
    const text = "front bumper cracked, left fender dented";
    const asRead = assessed(text);
    const worse = assessed(text, { "damage.fender-left": "severe" });
    const lighter = assessed(text, { "damage.fender-left": "light" });
    expect(middleOf(worse)).toBeGreaterThan(middleOf(asRead));
    expect(middleOf(lighter)).toBeLessThan(middleOf(asRead));
    expect(assessed(text, { "damage.fender-left": "moderate" }).collisionRepair).toEqual(asRead.collisionRepair);
  });

  it("is taken away, and stays to be put back", () => {
    const without = assessed("front bumper cracked, left fender dented", { "damage.fender-left": "none" });
    expect(areasOf(without)).toEqual(["Front bumper"]);
    expect(placesOf(without).find(({ id }) => id === "damage.fender-left")!.chosen).toBe("none");
  });

  it("is added where nothing was told", () => {
    const more = assessed("front bumper cracked", { "damage.hood": "moderate" });
    expect(areasOf(more)).toEqual(["Front bumper", "Hood"]);
    expect(more.collisionRepair!.areas![1]).not.toHaveProperty("quote");
  });

  it("leaves one damaged place at least", () => {
    const [bumper] = placesOf(assessed("front bumper cracked"));
    expect(bumper!.options.map(({ id }) => id)).toEqual(["light", "moderate", "severe"]);
  });

  it("gives a side to a place that was told without", () => {
    const results = assessed("fender dented", { "damage.fender-right": "severe" });
    expect(areasOf(results)).toEqual(["Right front fender"]);
    expect(damagedIn(results)).toEqual({ "fender-right": "severe" });
  });

  it("parts what was told as both", () => {
    const results = assessed("both headlights broken", { "damage.headlight-left": "none" });
    expect(areasOf(results)).toEqual(["Right headlight"]);
  });

  it("is asked of no more", () => {
    const text = "rear bumper damaged";
    expect(assessed(text).questions!.map(({ id }) => id)).toContain("force-bumper_rear");
    const settled = assessed(text, { "damage.bumper_rear": "moderate" });
    expect(settled.questions!.map(({ id }) => id)).not.toContain("force-bumper_rear");
  });

  it.each(["damage.", "damage.nothing", "damage.hood", "damage.door-sideways"])("heeds nothing of %s unknown", (id) => {
    const text = "front bumper cracked";
    expect(assessed(text, { [id]: "gone" }).collisionRepair).toEqual(assessed(text).collisionRepair);
  });
});
