import { moneyRange } from "#shared/format/money.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import type { BodyClass, BrandGroup, VehicleProfile } from "../vehicle/profile.ts";

/** What a mainstream car of the class costs new today, dollars. Judgement. */
const NEW: Record<BodyClass, number> = {
  small_car: 25_000,
  midsize_car: 31_000,
  large_car: 38_000,
  small_suv: 31_000,
  midsize_suv: 42_000,
  large_suv: 62_000,
  minivan: 42_000,
  pickup: 48_000,
  heavy_pickup: 62_000,
  van: 48_000,
  sports: 42_000,
};
const BRAND: Record<BrandGroup, number> = { economy: 0.9, mainstream: 1, premium: 1.3, luxury: 1.7, exotic: 5 };
/** Share of the value kept each year, and the least a running car brings. Judgement. */
const KEPT_A_YEAR = 0.9;
const LEAST = 1_500;
const USUAL_MILES_A_YEAR = 12_000;
/** Insurers write a car off at about 70 to 75% of its value; some states set the share. Unsourced, usual practice. */
const WRITE_OFF = 0.7;

/** A rough value of the car by class, age and mileage: dollars, wide on purpose. `mileage` 0 or absent is unknown. */
export function roughValue({ bodyClass, brandGroup, year }: VehicleProfile, thisYear: number, mileage?: number): Range {
  const age = Math.max(0, thisYear - year);
  const excess = mileage ? (mileage - age * USUAL_MILES_A_YEAR) / 100_000 : 0;
  const byMiles = Math.min(1.2, Math.max(0.7, 1 - excess * 0.25));
  const middle = Math.max(LEAST, NEW[bodyClass] * BRAND[brandGroup] * KEPT_A_YEAR ** age * byMiles);
  const round = (value: number) => Math.round(value / 100) * 100;
  return { min: round(middle * 0.7), max: round(middle * 1.3) };
}

/** The warning that an insurer may write the car off; absent where the cost is far below its value. */
export function totalLossWarning(cost: Range, value: Range, airbags: boolean): string | undefined {
  const worth = `Cars like this are worth very roughly ${moneyRange(value)}`;
  if (cost.min >= value.max * WRITE_OFF)
    return `${worth}, and the repair comes near that or above. An insurer will likely call it a total loss.`;
  if (cost.max >= ((value.min + value.max) / 2) * WRITE_OFF)
    return `${worth}. Insurers write a car off at about 70% of its value, so this may become a total loss. Ask for the value before you authorize the repair.`;
  return airbags ? `${worth}. Deployed airbags often make a total loss once all of it is counted.` : undefined;
}
