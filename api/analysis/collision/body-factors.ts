import type { Range } from "#shared/schemas/diagnostic.ts";
import type { Place } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Panel } from "../knowledge/panels.ts";
import { bodyRate, laborRate } from "../pricing/local-rate.ts";
import { partsScale, rateFactor } from "../pricing/vehicle-factors.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";

const { scales, frameRate, electric, makersShops, aluminum, wholeSide } = KNOWLEDGE.pricing.body;

/** What a maker's own body shops bill against others, where such a car goes to no other. */
export const makersShop = ({ make }: VehicleProfile) => makersShops[make];

type CarsFrom = readonly { make: string; model: string; from: number }[];
export const isAmongCars = (cars: CarsFrom, { make, model, year }: VehicleProfile) =>
  cars.some((car) => car.make === make && car.model === model && year >= car.from);

/** What the aluminum of its body does to hours of repair and to paintless repair, against steel. */
export const metalFactors = (profile: VehicleProfile) =>
  isAmongCars(aluminum.cars, profile) ? aluminum : { repair: 1, paintless: 1 };

/** The panel as this car has it: its side may be of one piece, which makes it the dearest part of the body. */
export const withWholeSide = (panel: Panel, profile: VehicleProfile): Panel =>
  wholeSide.panels.includes(panel.id) && isAmongCars(wholeSide.cars, profile)
    ? { ...panel, parts: wholeSide.parts, replace: wholeSide.hours, repair: undefined }
    : panel;

/** Dollars an hour for work on a panel of this kind near `place`. */
export function rateFor(kind: Panel["kind"], profile: VehicleProfile, place: Place): Range {
  const factor = rateFactor(profile) * (makersShop(profile)?.rate ?? 1);
  if (kind === "mechanical") return laborRate(place, factor);
  return bodyRate(place, factor * (kind === "structure" ? frameRate : 1));
}

/** By how much body parts of this car cost more than a mainstream midsize car's. */
export const bodyPartsFactor = (profile: VehicleProfile) =>
  partsScale(scales, profile) * (makersShop(profile)?.parts ?? 1);

/** Parts from the cheapest to the maker's own; electric cars get mostly the maker's own. */
export function partsBand([low, high]: readonly [number, number], { fuel }: VehicleProfile): readonly [number, number] {
  return fuel === "electric" ? [low + (high - low) * electric.makersPartsShare, high] : [low, high];
}
