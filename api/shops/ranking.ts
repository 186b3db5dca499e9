import { distance } from "#shared/format/distance.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { shrunkRating, typicalRating } from "./ratings.ts";
import { SPECIALIST, type Specialty } from "./specialties.ts";

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
/** A star more is worth two miles, and an open door one past a closed or unknown one. */
const MILES_A_STAR = 2;
const MILES_IF_CLOSED = 1;

export type Sort = "best" | "distance" | "rating";

/** What a shop is looked for by. */
export interface Wish {
  /** The specialties that the job calls for, the most wanted first. */
  wanted: readonly Specialty[];
  limit: number;
  /** A fixed radius in place of a growing one. */
  miles?: number | undefined;
  sort?: Sort | undefined;
}

/** Ranked shops and a sentence on how they were found. */
export interface Recommendation {
  shops: Shop[];
  note: string;
}

/**
 * Orders shops by distance, fit, rating and whether they are open. `candidates` come nearest first. Widens the circle until
 * it holds three, at most to 60 miles; beyond that the nearest three are better than none.
 */
export function rankShops(candidates: Shop[], { wanted, limit, miles, sort = "best" }: Wish): Recommendation {
  const within = (radius: number) => candidates.filter((shop) => shop.distanceInMiles <= radius);
  const radius = miles ?? RADII.find((one) => within(one).length >= ENOUGH) ?? RADII.at(-1)!;
  const near = within(radius);
  const found = near.length > 0 || miles !== undefined ? near : candidates.slice(0, ENOUGH);
  const typical = typicalRating(found);
  const ranked = found
    .map((shop) => ({ shop, fit: fitOf(shop, wanted), stars: shrunkRating(shop, typical) }))
    .sort(ORDERS[sort])
    .slice(0, limit)
    .map(({ shop, fit }) => ({ ...shop, reason: reason(shop, fit, wanted) }));
  return {
    shops: ranked,
    note: `${miles === undefined ? grown(near.length, radius, found[0]) : fixed(radius, near.length)} ${found.length > 1 ? rule(sort, wanted) : ""}`.trim(),
  };
}

interface Ranked {
  shop: Shop;
  fit: Fit;
  stars: number;
}

const byDistance = (a: Ranked, b: Ranked) => a.shop.distanceInMiles - b.shop.distanceInMiles;

const ORDERS: Record<Sort, (a: Ranked, b: Ranked) => number> = {
  best: (a, b) => effort(a) - effort(b) || byDistance(a, b),
  distance: byDistance,
  rating: (a, b) =>
    Number(a.shop.rating === null) - Number(b.shop.rating === null) || b.stars - a.stars || byDistance(a, b),
};

/** The rule of the order, so that one can check it against the list: it says what `ORDERS` does. */
function rule(sort: Sort, wanted: readonly Specialty[]) {
  if (sort === "distance") return "Nearest first.";
  if (sort === "rating") return "Best rated first. A rating from few reviews counts less.";
  const { general, other } = DETOUR_MILES;
  const before =
    wanted.length === 0
      ? `A shop for general repairs is listed before one for other work up to ${other - general} miles nearer.`
      : wanted.includes("Body and paint")
        ? `A shop that does this work is listed before one for other work up to ${other} miles nearer.`
        : `A shop that does this work is listed before a general shop up to ${general} miles nearer, and before one for other work up to ${other} miles nearer.`;
  return `Nearest first. ${before} A better rating or an open door counts a little. No shop pays for its place.`;
}

function fitOf(shop: Shop, wanted: readonly Specialty[]): Fit {
  if (wanted.some((specialty) => shop.specialties?.includes(specialty))) return "specialist";
  // Body work is no work for a general shop.
  return shop.specialties?.includes("General repair") && !wanted.includes("Body and paint") ? "general" : "other";
}

const effort = ({ shop, fit, stars }: Ranked) =>
  shop.distanceInMiles + DETOUR_MILES[fit] - stars * MILES_A_STAR + (shop.open ? 0 : MILES_IF_CLOSED);

function reason(shop: Shop, fit: Fit, wanted: readonly Specialty[]) {
  const specialty = wanted.find((one) => shop.specialties?.includes(one));
  const does = specialty
    ? SPECIALIST[specialty]
    : fit === "general"
      ? "general repair"
      : "other work is its main business";
  return [distance(shop.distanceInMiles), does, ...(shop.open ? ["open now"] : [])].join(" · ");
}

function grown(count: number, radius: number, nearest: Shop | undefined) {
  if (nearest === undefined) return "We found no shop for this.";
  if (count === 0)
    return `No shop of our directory lies within ${radius} miles. These are the nearest, from ${Math.round(nearest.distanceInMiles)} miles.`;
  if (count < ENOUGH) return `Only ${count === 1 ? "one shop lies" : "two shops lie"} within ${radius} miles.`;
  if (radius > RADII[0])
    return `Fewer than three shops lie within ${RADII[0]} miles, so we looked as far as ${radius}.`;
  return `Within ${radius} miles.`;
}

const fixed = (radius: number, count: number) =>
  count === 0 ? `No shop within ${radius} miles fits. Try a wider circle.` : `Within ${radius} miles.`;
