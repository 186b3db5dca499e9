import { milesBetween } from "#shared/great-circle.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import type { Place } from "../input.ts";
import {
  DEAR_METROS,
  METRO_CENTERS,
  NATIONAL_BODY_RATE,
  NATIONAL_RATE,
  RURAL,
  STATE_INDEX,
} from "../knowledge/labor-rates.ts";

/** How dear labor is at a place against the national mean: the state, times a dear metro area or the open country. */
export function placeFactor(place: Place): number {
  const milesTo = ([latitude, longitude]: readonly [number, number]) => milesBetween(place, { latitude, longitude });
  const dear = DEAR_METROS.filter((metro) => milesTo(metro.center) <= metro.miles);
  const state = STATE_INDEX[place.state] ?? 1;
  if (dear.length > 0) return state * Math.max(...dear.map((metro) => metro.factor));
  const remote = METRO_CENTERS.every((center) => milesTo(center) > RURAL.miles);
  return remote ? state * RURAL.factor : state;
}

/** Dollars an hour at an independent shop near `place`, to the next $5; `brandFactor` for shops that know the make. */
export const laborRate = (place: Place, brandFactor = 1): Range =>
  scaledRate(NATIONAL_RATE, placeFactor(place) * brandFactor);

/** Dollars an hour of body or refinish labor near `place`, to the next $5; `brandFactor` as for mechanical labor. */
export const bodyRate = (place: Place, brandFactor = 1): Range =>
  scaledRate(NATIONAL_BODY_RATE, placeFactor(place) * brandFactor);

const scaledRate = ({ min, max }: Range, factor: number): Range => ({
  min: Math.round((min * factor) / 5) * 5,
  max: Math.round((max * factor) / 5) * 5,
});

/** A place as a price names it: "Scottsdale, AZ 85253". */
export const placeName = ({ city, state, zip }: Place) => `${city}, ${state} ${zip}`;
