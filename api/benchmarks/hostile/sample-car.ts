import { analyse } from "../../analysis/analyse.ts";
import type { AnalysisInput } from "../../analysis/input.ts";
import { HARRISBURG } from "../../analysis/pricing/testing-places.ts";

/** A text as it is analysed for some car at some place. */
export const analysed = (issueType: AnalysisInput["issueType"], text: string) =>
  analyse({
    issueType,
    text,
    vehicle: { year: 2014, make: "Toyota", model: "Camry" },
    place: HARRISBURG,
    today: new Date("2026-01-15"),
    pictures: [],
    answers: [],
  });
