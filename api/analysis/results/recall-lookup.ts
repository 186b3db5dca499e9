import type { RecallLookup } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";

/** NHTSA's own look-up, which takes a VIN or year, make and model. */
export const NHTSA_RECALLS = "https://www.nhtsa.gov/recalls";

/** Where to find the car's open recalls: their repair is free at a dealer, so it comes before any price. */
export const recallLookup = ({ year, make, model }: VehicleProfile): RecallLookup => ({
  text: fill(KNOWLEDGE.resultSentences.recalls, { car: `${year} ${make} ${model}` }),
  url: NHTSA_RECALLS,
});
