import type { Facts } from "./model-facts.ts";
import type { BodyClass, BrakeType } from "./profile.ts";

/**
 * Steering by era where the data is silent. Electric assist came to most US cars between model years 2007 and 2015;
 * heavy trucks kept the pump, and vans kept it longest after them.
 */
export function steeringOf({ hydraulicSteering, bodyClass, layout }: Facts, year: number): boolean | "unknown" {
  if (hydraulicSteering !== "unknown" || layout === "electric") return layout !== "electric" && hydraulicSteering;
  if (bodyClass === "heavy_pickup") return true;
  if (bodyClass === "van") return year < 2015 || "unknown";
  if (year < 2007) return true;
  return year < 2016 ? "unknown" : false;
}

/** The last model year in which rear drums were usual for the body and discs not yet. */
const LAST_DRUMS: Partial<Record<BodyClass, number>> = { minivan: 1999, pickup: 1998, heavy_pickup: 1998, van: 1999 };

/** From this model year rear drums are left on a few small cars only, which `models/` names. */
const DISCS_EVERYWHERE = 2011;

/** Rear brakes by era where the data is silent. */
export function rearBrakesOf({ rearBrakes, bodyClass, brandGroup }: Facts, year: number): BrakeType {
  if (rearBrakes !== "unknown") return rearBrakes;
  if (brandGroup === "luxury" || brandGroup === "exotic" || bodyClass === "sports") return "disc";
  if (year <= (LAST_DRUMS[bodyClass] ?? 0)) return "drum";
  return year >= DISCS_EVERYWHERE ? "disc" : "unknown";
}
