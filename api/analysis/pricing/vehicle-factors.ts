import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Repair } from "../knowledge/repair.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";

/** What a brand and the size of the car do to a price; where new catalytic converters must meet California's rules. */
const { brands: BRAND, bodies: BODY, californiaConverter } = KNOWLEDGE.pricing;

const damped = (factor: number, share: number) => 1 + (factor - 1) * share;

/** By how much this car's parts differ from a mainstream midsize car's; `scales` as of a repair. */
export const partsScale = (scales: Repair["scales"], { brandGroup, bodyClass }: VehicleProfile) =>
  damped(BRAND[brandGroup].parts, scales.brand) * damped(BODY[bodyClass].parts, scales.body);

/** The same for one repair in one state, given as two letters. */
export function partsFactor({ id, scales }: Repair, profile: VehicleProfile, state: string) {
  const californian = id === "catalytic_converter" && californiaConverter.states.includes(state);
  const converter = californian ? californiaConverter.factor : 1;
  return partsScale(scales, profile) * converter;
}

/** By how much the shop hours of any job on this car differ from a mainstream midsize car's. */
export const hoursFactor = ({ brandGroup, bodyClass }: VehicleProfile) =>
  BRAND[brandGroup].hours * BODY[bodyClass].hours;

/** By how much an hour costs more at a shop that knows this make. */
export const rateFactor = ({ brandGroup }: VehicleProfile) => BRAND[brandGroup].rate;
