import { describe, expect, it } from "vitest";
import { Results } from "#shared/schemas/diagnostic.ts";
import { analyse } from "../analyse.ts";
import type { Answer, Vehicle } from "../input.ts";
import { CAMRY, sampleInput } from "../testing-input.ts";

const WISH = "spark plugs and front brake pads";

const priced = (vehicle: Vehicle, answers: Answer[] = [], text = WISH) =>
  Results.parse(analyse(sampleInput({ issueType: "parts", text, vehicle, answers })));
const engineOf = ({ corrections = [] }: Results) => corrections.find(({ id }) => id === "car.engine");
const middle = ({ partsReplacement }: Results) =>
  partsReplacement!.totalEstimate.min + partsReplacement!.totalEstimate.max;

describe.each<Vehicle>([
  { year: 2018, make: "Honda", model: "Civic" },
  { year: 2019, make: "Hyundai", model: "Sonata" },
  { year: 2014, make: "Toyota", model: "Camry" },
  { year: 2021, make: "Ford", model: "Escape" },
])("the engine chosen for a $year $make $model", (vehicle) => {
  const before = priced(vehicle);
  const { options } = engineOf(before)!;

  it("is of the car alone: the wish stays what it was", () => {
    expect(options.length).toBeGreaterThan(1);
    for (const { id: optionId } of options) {
      const after = priced(vehicle, [{ questionId: "car.engine", optionId }]);
      expect(after.partsReplacement!.parts.map(({ id, quantity }) => [id, quantity])).toEqual(
        before.partsReplacement!.parts.map(({ id, quantity }) => [id, quantity]),
      );
      expect(engineOf(after)!.chosen).toBe(optionId);
      expect(after.questions).toEqual([]);
    }
  });

  it("is asked by the same options as it may be put right with", () => {
    for (const { id, options: asked } of before.questions!) {
      expect(id).toBe("car.engine");
      expect(asked.map(({ id }) => id)).toEqual([...options.map(({ id }) => id), "not-sure"]);
    }
  });
});

describe("what is told of the engine later", () => {
  const hybrid = { questionId: "car.engine", optionId: "i4.hybrid" };

  it("counts more than what was chosen before", () => {
    const told = { questionId: "more", text: "it is the V6" };
    const after = priced(CAMRY, [hybrid, told], "spark plugs");
    expect(middle(after)).toBe(middle(priced(CAMRY, [told], "spark plugs")));
    expect(middle(after)).not.toBe(middle(priced(CAMRY, [hybrid], "spark plugs")));
    expect(engineOf(after)).toBeUndefined();
  });
});
