import type { Repair } from "../knowledge/repair.ts";
import type { BodyClass, BrandGroup, VehicleProfile } from "../vehicle/profile.ts";

/**
 * What a brand does to a price: list prices of its parts, the hourly rate of the shops that know it, and the time its
 * layout takes. Judgement from RepairPal's averages by make, 2025: BMW and Mercedes about 1.3 times Toyota in all.
 */
const BRAND: Record<BrandGroup, { parts: number; rate: number; hours: number }> = {
  economy: { parts: 0.88, rate: 0.97, hours: 1 },
  mainstream: { parts: 1, rate: 1, hours: 1 },
  premium: { parts: 1.25, rate: 1.05, hours: 1.05 },
  luxury: { parts: 1.65, rate: 1.15, hours: 1.1 },
  exotic: { parts: 4, rate: 1.5, hours: 1.4 },
};

/** What the size of the car does to brakes, suspension and wheels, and to the time of any job. Judgement. */
const BODY: Record<BodyClass, { parts: number; hours: number }> = {
  small_car: { parts: 0.9, hours: 0.97 },
  midsize_car: { parts: 1, hours: 1 },
  large_car: { parts: 1.1, hours: 1 },
  small_suv: { parts: 1.05, hours: 1 },
  midsize_suv: { parts: 1.15, hours: 1.03 },
  large_suv: { parts: 1.35, hours: 1.08 },
  minivan: { parts: 1.1, hours: 1.05 },
  pickup: { parts: 1.25, hours: 1.05 },
  heavy_pickup: { parts: 1.55, hours: 1.15 },
  van: { parts: 1.3, hours: 1.15 },
  sports: { parts: 1.3, hours: 1.08 },
};

/** Where new catalytic converters must meet California's rules; they cost $300 to $1,200 more (tpautorepair.com, 2025). */
const CALIFORNIA_EMISSIONS = new Set(["CA", "NY", "CO", "ME"]);
const CALIFORNIA_CONVERTER = 1.35;

const damped = (factor: number, share: number) => 1 + (factor - 1) * share;

/** By how much this car's parts differ from a mainstream midsize car's; `scales` as of a repair. */
export const partsScale = (scales: Repair["scales"], { brandGroup, bodyClass }: VehicleProfile) =>
  damped(BRAND[brandGroup].parts, scales.brand) * damped(BODY[bodyClass].parts, scales.body);

/** The same for one repair in one state, given as two letters. */
export function partsFactor({ id, scales }: Repair, profile: VehicleProfile, state: string) {
  const converter = id === "catalytic_converter" && CALIFORNIA_EMISSIONS.has(state) ? CALIFORNIA_CONVERTER : 1;
  return partsScale(scales, profile) * converter;
}

/** By how much the shop hours of any job on this car differ from a mainstream midsize car's. */
export const hoursFactor = ({ brandGroup, bodyClass }: VehicleProfile) =>
  BRAND[brandGroup].hours * BODY[bodyClass].hours;

/** By how much an hour costs more at a shop that knows this make. */
export const rateFactor = ({ brandGroup }: VehicleProfile) => BRAND[brandGroup].rate;
