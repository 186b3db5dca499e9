import type { Shop } from "#shared/schemas/shop.ts";
import type { Specialty } from "./specialties.ts";

/** Search radii in miles, tried in turn. */
export const RADII = [10, 15, 25, 40, 60] as const;

/** With so many shops a search is wide enough. */
const ENOUGH = 3;

/**
 * How many miles farther the better shop may be. A specialist in the job is worth a drive of three miles past a general
 * shop; a shop for other work only comes where it is very near.
 */
const DETOUR_MILES = { specialist: 0, general: 3, other: 12 } as const;
type Fit = keyof typeof DETOUR_MILES;

/** Ranked shops and a sentence on how they were found. */
export interface Recommendation {
  shops: Shop[];
  note: string;
}

/**
 * Orders shops by distance and fit. `candidates` come nearest first; `wanted` are the specialties that the job calls for.
 * Widens the circle until it holds three, at most to 60 miles; beyond that the nearest three are better than none.
 */
export function rankShops(candidates: Shop[], wanted: Specialty[], limit: number): Recommendation {
  const within = (miles: number) => candidates.filter((shop) => shop.distanceInMiles <= miles);
  const radius = RADII.find((miles) => within(miles).length >= ENOUGH) ?? RADII.at(-1)!;
  const near = within(radius);
  const found = near.length > 0 ? near : candidates.slice(0, ENOUGH);
  const shops = found
    .map((shop) => ({ shop, fit: fitOf(shop, wanted) }))
    .sort((a, b) => effort(a) - effort(b))
    .slice(0, limit)
    .map(({ shop, fit }) => ({ ...shop, reason: reason(shop, fit, wanted) }));
  return { shops, note: note(near.length, radius, found[0]) };
}

function fitOf(shop: Shop, wanted: Specialty[]): Fit {
  if (wanted.some((specialty) => shop.specialties?.includes(specialty))) return "specialist";
  // Body work is no work for a general shop.
  return shop.specialties?.includes("General repair") && !wanted.includes("Body and paint") ? "general" : "other";
}

const effort = ({ shop, fit }: { shop: Shop; fit: Fit }) => shop.distanceInMiles + DETOUR_MILES[fit];

function reason(shop: Shop, fit: Fit, wanted: Specialty[]) {
  const specialty = wanted.find((one) => shop.specialties?.includes(one));
  const does = fit === "specialist" ? `does ${specialty!.toLowerCase()}` : fit === "general" ? "general repair" : "";
  return [`${shop.distanceInMiles.toFixed(1)} mi`, does || "other work is its main business"].join(" · ");
}

const RULE = "Sorted by distance and by fit to the job.";

function note(count: number, radius: number, nearest: Shop | undefined) {
  if (nearest === undefined) return "There is no shop in our directory yet.";
  if (count === 0)
    return `No shop of our directory lies within ${radius} miles. These are the nearest, from ${Math.round(nearest.distanceInMiles)} miles. ${RULE}`;
  if (count < ENOUGH) return `Only ${count === 1 ? "one shop lies" : "two shops lie"} within ${radius} miles. ${RULE}`;
  if (radius > RADII[0])
    return `Fewer than three shops lie within ${RADII[0]} miles, so we looked as far as ${radius}. ${RULE}`;
  return `Within ${radius} miles. ${RULE}`;
}
