import { describe, expect, it } from "vitest";
import type { EvidenceKey } from "../knowledge/findings.ts";
import { noteOf } from "./notes.ts";

const told = (key: EvidenceKey, present = true) => ({
  ...{ key, present, certainty: 1, conditions: [], notConditions: [] },
  quote: { text: "x", start: 0, end: 1 },
});
const label = (key: EvidenceKey, make = "Toyota") => noteOf(told(key), make).label;

describe("a note beside a cause", () => {
  it("tells what a trouble code says", () => {
    expect(label("code:P0420")).toBe("P0420: the catalytic converter cleans too little (bank 1)");
    expect(label("code:P0446")).toBe("P0446: EVAP vent control fault");
    expect(label("code:P1326", "Kia")).toBe("P1326: engine bearings knock: protection mode (Hyundai and Kia)");
  });

  it("names the code alone where its meaning on this make is not known", () => {
    expect(label("code:P1326", "Subaru")).toBe("trouble code P1326");
  });

  it("names findings, and says when one is denied", () => {
    expect(label("noise.grind")).toBe("a grinding noise");
    expect(noteOf(told("noise.grind", false), "Toyota").label).toBe("not: a grinding noise");
  });
});
