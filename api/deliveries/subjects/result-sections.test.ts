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
