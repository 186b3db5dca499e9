import { describe, expect, it } from "vitest";
import { analyse } from "../analyse.ts";
import type { AnalysisInput } from "../input.ts";
import { SCOTTSDALE } from "../pricing/testing-places.ts";

const CHR: AnalysisInput = {
  issueType: "symptoms",
  text: "It jerks and hesitates when pulling away and the transmission whines",
  vehicle: { year: 2019, make: "toyota", model: "c-hr", mileage: 60_000 },
  place: SCOTTSDALE,
  today: new Date("2026-06-01"),
  pictures: [],
  answers: [],
};

describe("what is known of the model, in the results", () => {
  it.each([CHR.text, "hello"])("links to the recall look-up, whatever the words: %s", (text) => {
    expect(analyse({ ...CHR, text }).recallLookup).toEqual({
      text: expect.stringContaining("2019 Toyota C-HR"),
      url: "https://www.nhtsa.gov/recalls",
    });
  });

  it("says what owners of the model report more often than others, beside the causes it makes likelier", () => {
    const { potentialCauses } = analyse(CHR);
    const gearbox = potentialCauses!.filter(({ system }) => system === "transmission");
    expect(gearbox.length).toBeGreaterThan(0);
    for (const { knownTrouble } of gearbox) expect(knownTrouble).toMatch(/reported to NHTSA, \d+% are about the trans/);
  });
});
