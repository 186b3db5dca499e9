import type { Vehicle } from "../input.ts";
import { type Cause, isKnownFor } from "../knowledge/cause.ts";
import { reportedFactor } from "../knowledge/known-troubles/reported-trouble.ts";
import type { Transmission } from "../knowledge/schemas/vehicle-files.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";

/** The car as ranking sees it. */
export interface Car {
  vehicle: Vehicle;
  profile: VehicleProfile;
  today: Date;
}

/** Miles a year of the average American car (FHWA, Highway Statistics), for a car whose mileage we do not know. */
const MILES_A_YEAR = 12_000;

export const ageOf = ({ vehicle, today }: Car) => Math.max(0, today.getFullYear() - vehicle.year);

export const milesOf = (car: Car) => car.vehicle.mileage || ageOf(car) * MILES_A_YEAR;

/** What we take a car for may be wrong (the engine is not asked), so a cause of another kind of car is only unlikely. */
const ANOTHER_KIND = 0.04;
/** Discs or drums at the rear go by the trim of many models, which is not asked. */
const OTHER_REAR_BRAKES = 0.25;

/**
 * How far the cause applies to this car: 1, little where our assumptions speak against it, 0 where it cannot have it or the
 * owner said so.
 */
export function applies({ only }: Cause, { profile, vehicle }: Car): number {
  if (!only) return 1;
  const built = vehicle.year >= (only.builtFrom ?? 0) && vehicle.year <= (only.builtUntil ?? Number.POSITIVE_INFINITY);
  if (!built || (only.fuel && !only.fuel.includes(profile.fuel))) return 0;
  if (only.transmission?.every((one) => isOtherwise(one, profile))) return 0;
  // An electric car has one speed: that is no assumption.
  if (profile.fuel === "electric" && only.transmission && !only.transmission.includes("single_speed")) return 0;
  const among = <T>(list: readonly T[] | undefined, value: T | "unknown") =>
    !list || value === "unknown" || list.includes(value);
  const likely =
    among(only.transmission, profile.transmission) &&
    among(only.layout, profile.layout) &&
    among(only.drive, profile.drive) &&
    among(only.body, profile.bodyClass) &&
    among(only.timing, profile.timing) &&
    (only.forcedInduction === undefined || only.forcedInduction === profile.forcedInduction) &&
    (only.hydraulicSteering === undefined ||
      profile.hydraulicSteering === "unknown" ||
      only.hydraulicSteering === profile.hydraulicSteering);
  if (!likely) return ANOTHER_KIND;
  return among(only.rearBrakes && [only.rearBrakes], profile.rearBrakes) ? 1 : OTHER_REAR_BRAKES;
}

/** Whether the owner said that the car shifts in another way. */
const isOtherwise = (transmission: Transmission, { shiftsByHand }: VehicleProfile) =>
  shiftsByHand !== undefined && shiftsByHand !== (transmission === "manual");

/** The vehicle-specific note that raises the cause, if this car is one it is known for. */
export function knownTrouble({ knownFor = [] }: Cause, { profile }: Car) {
  const fits = knownFor.filter((known) => isKnownFor(known, profile));
  return fits.sort((a, b) => b.factor - a.factor)[0];
}

/** The chance that this car has the cause, before a word of the owner: 0 to 1. */
export function prior(cause: Cause, car: Car): number {
  const wear = cause.miles ? worn(milesOf(car), cause.miles) : 1;
  const aging = cause.years ? worn(ageOf(car), cause.years) : 1;
  // Complaints and what mechanics know are two views of one trouble, so the stronger counts, not both.
  const known = Math.max(knownTrouble(cause, car)?.factor ?? 1, reportedFactor(cause, car.profile));
  return Math.min(0.5, (cause.commonness / 10_000) * wear * aging * known * applies(cause, car));
}

/** Rare before `from`, its full share at `common`, half as much again at twice that. */
function worn(at: number, { from, common }: { from: number; common: number }): number {
  const RARE = 0.15;
  if (at <= from) return RARE;
  if (at < common) return RARE + ((1 - RARE) * (at - from)) / (common - from);
  return Math.min(1.5, 1 + (0.5 * (at - common)) / common);
}
