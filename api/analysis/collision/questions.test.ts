import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import { analyse } from "../analyse.ts";
import type { Answer, Vehicle } from "../input.ts";
import { cpuTime } from "../testing-cpu-time.ts";
import { sampleInput } from "../testing-input.ts";
import { readDamage } from "./read-damage.ts";

const vehicle: Vehicle = { year: 2019, make: "Toyota", model: "Camry" };

const assessed = (text: string, answers: Answer[] = []) =>
  Results.parse(analyse(sampleInput({ issueType: "collision", text, vehicle, answers })));
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
    expect(before.questions![0]!.id).toBe("paint-door-left-front");
    const whole = assessed("dent in the left front door", [{ questionId: "paint-door-left-front", optionId: "whole" }]);
    expect(whole.collisionRepair!.repairAreas[0]).toContain("paintless dent repair");
    const broken = assessed("dent in the left front door", [
      { questionId: "paint-door-left-front", optionId: "broken" },
    ]);
    expect(broken.collisionRepair!.repairAreas).toEqual(["Left front door: repair and refinish"]);
  });

  it("change nothing when the owner is not sure, and are not asked again", () => {
    const unsure = assessed("rear bumper damaged", [{ questionId: "sensors", optionId: "not-sure" }]);
    expect(unsure.collisionRepair).toEqual(assessed("rear bumper damaged").collisionRepair);
    expect(unsure.questions!.map(({ id }) => id)).not.toContain("sensors");
  });

  it("are of one place each: two doors are asked for apart, and an answer is of its own door", () => {
    const text = "dent in the left front door, and a dent in the right rear door";
    const before = assessed(text);
    const asked = before.questions!.map(({ id, text }) => `${id}: ${text}`).toSorted();
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatch(/^\w+-door-left-front: .*left front door/);
    expect(asked[1]).toMatch(/^\w+-door-right-rear: .*right rear door/);
    const whole = assessed(text, [{ questionId: "paint-door-left-front", optionId: "whole" }]);
    const [left, right] = whole.collisionRepair!.repairAreas;
    expect(left).toContain("paintless dent repair");
    expect(right).toBe(before.collisionRepair!.repairAreas[1]);
    expect(whole.questions!.map(({ id }) => id).join()).toMatch(/^\w+-door-right-rear$/);
  });

  it.each(["Someone rear ended me", "backed into a pole", "rear bumper and trunk damaged", "dented fender and hood"])(
    "%s: no answer takes an area away, and none is quoted or judged as the owner's words",
    (text) => {
      const before = assessed(text);
      expect(before.questions!.length).toBeGreaterThan(0);
      for (const { id: questionId, options } of before.questions!)
        for (const { id: optionId } of options) {
          const { collisionRepair, safety } = assessed(text, [{ questionId, optionId }]);
          const names = ({ areas }: NonNullable<typeof collisionRepair>) => areas!.map(({ name }) => name);
          expect(names(collisionRepair!)).toEqual(names(before.collisionRepair!));
          const quotes = [...collisionRepair!.areas!.flatMap(({ quote }) => quote ?? []), ...safety!.quotes];
          for (const { start, end, text: quoted } of quotes) expect(text.slice(start, end)).toBe(quoted);
        }
    },
  );

  it("reads an answer for the price alone: the safety of a scratch stays what was told", () => {
    const text = "rear bumper damaged";
    const { safety } = assessed(text, [{ questionId: "sensors", optionId: "no" }]);
    expect(safety).toEqual(assessed(text).safety);
  });

  it("take no long time on a long story", () => {
    const page =
      "The left front door is dented, the right rear door is damaged, the hood and both fenders are damaged. ";
    const text = page.repeat(200).slice(0, 20_000);
    assessed(page);
    const once = cpuTime(() => readDamage(text));
    const all = cpuTime(() => assessed(text));
    expect(all).toBeLessThan(5 * once + 50);
  });

  it("are none where all was told", () => {
    expect(assessed("rear bumper cover scratched").questions).toEqual([]);
  });
});
