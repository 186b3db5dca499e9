import type { AnalysisInput, Vehicle } from "./input.ts";
import { HARRISBURG } from "./pricing/testing-places.ts";

export const CAMRY: Vehicle = { year: 2014, make: "Toyota", model: "Camry" };

/**
 * A request as tests make it: of a Camry in Harrisburg on one day, with neither pictures nor answers, unless it says
 * so.
 */
export const sampleInput = (
  request: Pick<AnalysisInput, "issueType" | "text"> & Partial<AnalysisInput>,
): AnalysisInput => ({
  vehicle: CAMRY,
  place: HARRISBURG,
  today: new Date("2026-01-15"),
  pictures: [],
  answers: [],
  ...request,
});
