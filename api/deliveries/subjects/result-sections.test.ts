import { expect, it } from "vitest";
import { ISSUE_TYPES } from "#shared/schemas/issue-details.ts";
import { analyse } from "../../analysis/analyse.ts";
import { MEANING } from "../../analysis/safety/danger-kind.ts";
import { placeOf } from "../../geography/places.ts";
import { resultSections } from "./result-sections.ts";

it.each(ISSUE_TYPES)("a letter on a request of the kind %s begins with the danger told in it", (issueType) => {
  const [first] = resultSections(
    analyse({
      issueType,
      text: "The pedal goes to the floor. Front brake pads $300, left door dented.",
      vehicle: { year: 2012, make: "Honda", model: "Civic" },
      place: placeOf("85253")!,
      today: new Date("2026-01-15"),
      pictures: [],
      answers: [],
    }),
  );
  const { reason, action } = MEANING.brakes;
  expect(first).toEqual({ title: "Before you drive", lines: [`Stop now. ${reason}`, action] });
});

it("has a list of causes for each complaint, under the owner's words or ours, and what to do about each", () => {
  const cause = (name: string) => ({
    ...{ name, probability: 60, costRange: { min: 100, max: 200 }, description: "", repairTime: "1 hour" },
    urgency: { level: "Low" as const, timeframe: "Within a month" },
  });
  const sections = resultSections({
    complaint: { title: "Brakes", words: { text: "brakes squeal", start: 0, end: 13 } },
    ...{ potentialCauses: [cause("Worn pads")], otherProbability: 40, steps: ["Have a shop look at it."] },
    furtherComplaints: [
      {
        complaint: { title: "Cooling" },
        ...{ potentialCauses: [cause("Thermostat")], otherProbability: 30, steps: ["Check the coolant."] },
      },
    ],
  });
  expect(sections.map(({ title }) => title)).toEqual([
    "What it may be: “brakes squeal”",
    "What it may be: Cooling",
    "What to do next",
    "What to do about Cooling",
  ]);
  expect(sections[1]!.lines.join(" ")).toMatch(/Thermostat.*Something else: 30 %/);
  expect(sections[3]!.lines).toEqual(["1. Check the coolant."]);
});
