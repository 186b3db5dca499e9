import type { Results } from "#shared/schemas/diagnostic.ts";
import { diagnose } from "./diagnosis.ts";
import type { AnalysisInput } from "./input.ts";
import { priceParts } from "./parts/price-parts.ts";
import { profileOf } from "./vehicle/profile-of.ts";

/** The analysis of one issue: words, car and place in, results out. The same input gives the same results, always. */
export function analyse(input: AnalysisInput): Results {
  const profile = profileOf({ ...input.vehicle, text: input.text });
  return input.issueType === "parts" ? priceParts(input, profile) : diagnose(input, profile);
}
