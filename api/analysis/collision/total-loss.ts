import { moneyRange } from "#shared/format/money.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";

const SAYS = KNOWLEDGE.collisionSentences.totalLoss;
const { brands, bodies, value } = KNOWLEDGE.pricing;

/** A rough value of the car by class, age and mileage: dollars, wide on purpose. `mileage` 0 or absent is unknown. */
export function roughValue(profile: VehicleProfile, thisYear: number, mileage?: number): Range {
  const { bodyClass, brandGroup, year } = profile;
  const age = Math.max(0, thisYear - year);
  const excess = mileage ? (mileage - age * value.milesAYear) / 100_000 : 0;
  const byMiles = Math.min(1.2, Math.max(0.7, 1 - excess * 0.25));
  const middle = Math.max(
    value.least,
    bodies[bodyClass].newCar * brands[brandGroup].newCar * keptAYear(profile) ** age * byMiles,
  );
  const round = (dollars: number) => Math.round(dollars / 100) * 100;
  return { min: round(middle * 0.7), max: round(middle * 1.3) };
}

function keptAYear({ make, fuel, bodyClass }: VehicleProfile): number {
  const { usual, electric, trucks, makes } = value.keptAYear;
  if (fuel === "electric") return electric;
  return makes[make] ?? (/pickup|large_suv/.test(bodyClass) ? trucks : usual);
}

/** What speaks for a total loss besides the money. */
export interface TotalLossSigns {
  airbags: boolean;
  /** Such an event mostly ends so, as water over the seats does. */
  writtenOff: boolean;
}

/** The warning that an insurer may write the car off; absent where the cost is far below its value. */
export function totalLossWarning(cost: Range, worth: Range, signs: TotalLossSigns): string | undefined {
  const worthText = { value: moneyRange(worth) };
  const middle = (worth.min + worth.max) / 2;
  if (signs.writtenOff || cost.min >= worth.max * value.writeOff) return fill(SAYS.likely, worthText);
  if (cost.min + (cost.max - cost.min) * value.at >= middle * value.writeOff) return fill(SAYS.possible, worthText);
  return signs.airbags && cost.max >= middle * value.airbagsFrom ? fill(SAYS.airbags, worthText) : undefined;
}
