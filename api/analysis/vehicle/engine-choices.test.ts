import { expect, it } from "vitest";
import { engineChoices } from "./engine-choices.ts";
import { profileOf } from "./profile-of.ts";

it.each([
  [2014, "Toyota", "Camry"],
  [2014, "Ford", "F-150"],
  [2016, "Jeep", "Cherokee"],
  [2015, "Volkswagen", "Jetta"],
  [2018, "BMW", "3 Series"],
  [2015, "Subaru", "Outback"],
])("each engine of a %d %s %s is read from its own words", (year, make, model) => {
  const choices = engineChoices({ year, make, model });
  expect(choices.length).toBeGreaterThan(1);
  const read = choices.map(({ words }) => {
    const { layout, fuel, forcedInduction } = profileOf({ year, make, model, text: `${words}.` });
    return `${layout} ${fuel} ${forcedInduction}`;
  });
  expect(new Set(read).size).toBe(choices.length);
});

it("there is nothing to choose where it was told", () => {
  expect(engineChoices({ year: 2014, make: "Toyota", model: "Camry", text: "it is the V6" })).toEqual([]);
});
