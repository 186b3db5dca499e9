import { moneyRange } from "#shared/format/money.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";

const SAYS = KNOWLEDGE.collisionSentences.totalLoss;
const { brands, bodies, value } = KNOWLEDGE.pricing;

/** A rough value of the car by class, age and mileage: dollars, wide on purpose. `mileage` 0 or absent is unknown. */
export function roughValue({ bodyClass, brandGroup, year }: VehicleProfile, thisYear: number, mileage?: number): Range {
  const age = Math.max(0, thisYear - year);
  const excess = mileage ? (mileage - age * value.milesAYear) / 100_000 : 0;
  const byMiles = Math.min(1.2, Math.max(0.7, 1 - excess * 0.25));
  const middle = Math.max(
    value.least,
    bodies[bodyClass].newCar * brands[brandGroup].newCar * value.keptAYear ** age * byMiles,
  );
  const round = (dollars: number) => Math.round(dollars / 100) * 100;
  return { min: round(middle * 0.7), max: round(middle * 1.3) };
}

/** The warning that an insurer may write the car off; absent where the cost is far below its value. */
export function totalLossWarning(cost: Range, worth: Range, airbags: boolean): string | undefined {
  const worthText = { value: moneyRange(worth) };
  if (cost.min >= worth.max * value.writeOff) return fill(SAYS.likely, worthText);
  if (cost.max >= ((worth.min + worth.max) / 2) * value.writeOff) return fill(SAYS.possible, worthText);
  return airbags ? fill(SAYS.airbags, worthText) : undefined;
}
