import { Results } from "#shared/schemas/diagnostic.ts";
import type { AnalysisInput, Vehicle } from "../input.ts";
import { NO_DANGER_READER } from "../safety/danger-reader.ts";
import { CAMRY, sampleInput } from "../testing-input.ts";
import type { UnderstoodEstimate } from "../understood/understood.ts";
import { profileOf } from "../vehicle/profile-of.ts";
import { reviewEstimate } from "./review-estimate.ts";

export const camry: Vehicle = { ...CAMRY, mileage: 98_000 };

interface Beside extends Partial<Pick<AnalysisInput, "vehicle" | "place" | "pictures">> {
  understood?: UnderstoodEstimate;
}

/** What the review of an estimate answers, read by the schema of results. */
export function review(text: string, { vehicle = camry, understood, ...beside }: Beside = {}) {
  const input = sampleInput({
    issueType: "estimate",
    text,
    vehicle,
    ...beside,
    ...(understood && { understood: { estimate: understood } }),
  });
  return Results.parse(reviewEstimate(input, profileOf({ ...vehicle, text }), { dangers: NO_DANGER_READER }));
}
export const reviewed = (...args: Parameters<typeof review>) => review(...args).estimateReview!;

/** A shop's paper, as it is printed. */
export const PRINTED = `Desert Sun Automotive
123 Main St, Scottsdale, AZ 85253
2014 Toyota Camry
Front brake pads & rotors
 Brake pads ceramic    1   89.99   89.99
 Rotor front    2   75.00   150.00
 Labor   2.0 hrs   145.00   290.00
Battery   389.00
Shop supplies   25.00
Subtotal   943.99
Sales tax   24.10
Total   968.09`;
