import type { Position } from "#shared/great-circle.ts";

/** A point of the map that the index of shops lies on: see `onMap` of the schema. */
export interface MapPoint {
  x: number;
  y: number;
}

/** The corners of an upright box on that map. */
export interface MapBox {
  low: MapPoint;
  high: MapPoint;
}

/** Mean radius of the earth in miles, as `shared/great-circle.ts` has it. */
const EARTH_RADIUS_MILES = 3958.7613;
const CUT = 290;
const TURN = 360;
/** Mercator's map has no end; nobody drives past this latitude. */
const LAST_LATITUDE = 89;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Where a position lies on the map. */
export const mapPoint = ({ latitude, longitude }: Position): MapPoint => ({
  x: (longitude + CUT) % TURN,
  y: mapY(latitude),
});

const mapY = (latitude: number) =>
  degrees(Math.asinh(Math.tan(radians(Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude))))));

/** The smallest box with everything in it that lies within `miles` of a position. */
export function boxAround({ latitude, longitude }: Position, miles: number): MapBox {
  const reach = degrees(Math.min(Math.PI, miles / EARTH_RADIUS_MILES));
  const low = { x: 0, y: mapY(latitude - reach) };
  const high = { x: TURN, y: mapY(latitude + reach) };
  // Where a pole lies within reach, every meridian does.
  if (Math.abs(latitude) + reach >= LAST_LATITUDE) return { low, high };
  const { x } = mapPoint({ latitude, longitude });
  const aside = degrees(Math.asin(Math.sin(radians(reach)) / Math.cos(radians(latitude))));
  // Past the cut the map goes on at its other end: then its whole width is looked at.
  if (x - aside < 0 || x + aside > TURN) return { low, high };
  return { low: { ...low, x: x - aside }, high: { ...high, x: x + aside } };
}
