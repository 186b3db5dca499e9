import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Facts } from "./model-facts.ts";
import type { BrakeType } from "./profile.ts";

const ERAS = KNOWLEDGE.eras;

/** Steering by era where the data is silent. */
export function steeringOf({ hydraulicSteering, bodyClass, layout }: Facts, year: number): boolean | "unknown" {
  if (hydraulicSteering !== "unknown" || layout === "electric") return layout !== "electric" && hydraulicSteering;
  if (ERAS.pumpAlways.includes(bodyClass)) return true;
  const lastPump = ERAS.pumpUntil[bodyClass];
  if (lastPump !== undefined) return year <= lastPump || "unknown";
  if (year < ERAS.electricSteering.from) return true;
  return year < ERAS.electricSteering.everywhereFrom ? "unknown" : false;
}

/** Rear brakes by era where the data is silent. */
export function rearBrakesOf({ rearBrakes, bodyClass, brandGroup }: Facts, year: number): BrakeType {
  if (rearBrakes !== "unknown") return rearBrakes;
  const { brands, bodies } = ERAS.alwaysDiscs;
  if (brands.includes(brandGroup) || bodies.includes(bodyClass)) return "disc";
  if (year <= (ERAS.lastDrums[bodyClass] ?? 0)) return "drum";
  return year >= ERAS.discsEverywhereFrom ? "disc" : "unknown";
}
