import tzLookup from "@photostructure/tz-lookup";
import type { Position } from "#shared/great-circle.ts";

/** Time zones of the United States and their territories; no neighbor uses their names. */
const ZONES = new Set(
  `America/New_York America/Detroit America/Chicago America/Menominee America/Denver America/Boise America/Phoenix
   America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome
   America/Adak Pacific/Honolulu America/Puerto_Rico America/St_Thomas Pacific/Guam Pacific/Saipan Pacific/Pago_Pago
   Pacific/Midway`.split(/\s+/),
);
const STATES_OF_ZONES = /^America\/(Indiana|Kentucky|North_Dakota)\//;

/** How far to look for our own side of a border, in degrees: the map of zones is coarse there. */
const STEP = 0.1;
const STEPS = 10;
const DIRECTIONS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

const isOurs = (zone: string | undefined) => zone !== undefined && (ZONES.has(zone) || STATES_OF_ZONES.test(zone));

const zoneOnMap = ({ latitude, longitude }: Position) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? tzLookup(latitude, longitude) : undefined;

/**
 * Does the map of time zones put a position into the United States or their territories? Within a few miles of a border
 * it may err.
 */
export const isInOurZones = (position: Position): boolean => isOurs(zoneOnMap(position));

/**
 * The time zone of a place in the United States: "America/Phoenix". Where the map says a neighbor's, the nearest of
 * ours.
 */
export function timeZoneOf(position: Position): string {
  const zone = zoneOnMap(position) ?? "UTC";
  if (isOurs(zone)) return zone;
  for (let step = 1; step <= STEPS; step++)
    for (const [north, east] of DIRECTIONS) {
      const beside = zoneOnMap({
        latitude: position.latitude + north * step * STEP,
        longitude: position.longitude + east * step * STEP,
      });
      if (beside && isOurs(beside)) return beside;
    }
  return zone;
}
