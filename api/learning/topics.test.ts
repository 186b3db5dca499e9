import { describe, expect, it } from "vitest";
import { SCOTTSDALE } from "../analysis/pricing/testing-places.ts";
import { NO_TROUBLE } from "../analysis/results/testing-texts.ts";
import { analyseWithModels } from "./analyse-with-models.ts";

const told = (text: string) =>
  analyseWithModels({
    issueType: "symptoms",
    text,
    vehicle: { year: 2012, make: "Honda", model: "Civic", mileage: 98_000 },
    place: SCOTTSDALE,
    today: new Date("2026-06-01"),
    pictures: [],
    answers: [],
  });

describe("a text without a trouble of a car", () => {
  it.each<readonly [name: string, text: string]>([
    ...NO_TROUBLE,
    ["a water heater", "The water heater in my basement leaks and the furnace makes a banging noise at night"],
    ["a house", "The roof of our house leaks when it rains and the front door squeaks"],
    ["a washing machine", "my washing machine shakes and grinds when it spins, the belt is new"],
    ["a lawn mower", "lawn mower won't start, it just sputters and smells like gas"],
  ])("is asked for more, with what to tell us: %s", (_, text) => {
    const { needsMore, potentialCauses } = told(text);
    expect(needsMore?.message).toMatch(/Tell us a little more/);
    expect(potentialCauses).toBeUndefined();
  });

  it("that is about something else is told so, and no danger is judged in it", () => {
    expect(told("my dishwasher leaks on the kitchen floor").needsMore?.message).toMatch(/not seem to be about a car/);
    expect(told("lawn mower won't start and smells like gas").safety?.level).toBe("unknown");
  });
});

describe("a trouble of a car", () => {
  it("is never answered with nothing: little was read, so the question comes first", () => {
    const { needsMore, potentialCauses, questions } = told("THE HINGES IN MY DRIVERS DOOR HAVE BECOME UNATTACHED");
    expect(needsMore).toBeUndefined();
    expect(potentialCauses!.length).toBeGreaterThan(2);
    if (potentialCauses![0]!.probability < 40) expect(questions!.length).toBeGreaterThan(0);
  });

  it.each([
    [
      "in words that the reading does not know",
      "every now and again the whole front end does a little jig at stop signs",
    ],
    [
      "among people and houses",
      "my wife takes the car to school, parks by the house, and on some mornings it has to be jumped",
    ],
  ])("is answered with causes: %s", (_, text) => {
    expect(told(text).potentialCauses?.length).toBeGreaterThan(2);
  });
});
