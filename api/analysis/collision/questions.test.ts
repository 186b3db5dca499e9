import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import { analyse } from "../analyse.ts";
import type { Answer } from "../input.ts";
import { HARRISBURG } from "../pricing/testing-places.ts";

const assessed = (text: string, answers: Answer[] = []) =>
  Results.parse(
    analyse({
      issueType: "collision",
      text,
      vehicle: { year: 2019, make: "Toyota", model: "Camry" },
      place: HARRISBURG,
      today: new Date("2026-01-15"),
      pictures: [],
      answers,
    }),
  );
const ratioOf = ({ collisionRepair }: ReturnType<typeof assessed>) =>
  collisionRepair!.estimatedCost.max / collisionRepair!.estimatedCost.min;

describe("questions on damage", () => {
  it("are the two that narrow the price most, and each answer narrows it", () => {
    const before = assessed("rear bumper damaged");
    expect(before.questions!.map(({ id }) => id)).toEqual(["force-bumper_rear", "sensors"]);
    const pushed = { questionId: "force-bumper_rear", optionId: "pushed" };
    const one = assessed("rear bumper damaged", [pushed]);
    expect(one.questions!.map(({ id }) => id)).toEqual(["sensors"]);
    const two = assessed("rear bumper damaged", [pushed, { questionId: "sensors", optionId: "no" }]);
    expect(two.questions).toEqual([]);
    expect(ratioOf(one)).toBeLessThan(ratioOf(before));
    expect(ratioOf(two)).toBeLessThan(ratioOf(one));
    expect(two.collisionRepair!.repairAreas).toEqual(["Rear bumper: replace and refinish"]);
  });

  it("ask for the paint of a dent, where that decides between two ways", () => {
    const before = assessed("dent in the left front door");
    expect(before.questions![0]!.id).toBe("paint-door");
    const whole = assessed("dent in the left front door", [{ questionId: "paint-door", optionId: "whole" }]);
    expect(whole.collisionRepair!.repairAreas[0]).toContain("paintless dent repair");
    const broken = assessed("dent in the left front door", [{ questionId: "paint-door", optionId: "broken" }]);
    expect(broken.collisionRepair!.repairAreas).toEqual(["Left front door: repair and refinish"]);
  });

  it("change nothing when the owner is not sure, and are not asked again", () => {
    const unsure = assessed("rear bumper damaged", [{ questionId: "sensors", optionId: "not-sure" }]);
    expect(unsure.collisionRepair).toEqual(assessed("rear bumper damaged").collisionRepair);
    expect(unsure.questions!.map(({ id }) => id)).not.toContain("sensors");
  });

  it("are none where all was told", () => {
    expect(assessed("rear bumper cover scratched").questions).toEqual([]);
  });
});
