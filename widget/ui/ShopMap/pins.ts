import type { Shop } from "#shared/schemas/shop.ts";

/** A shop's place in the drawing, in its units, and its number on the list. */
export interface Pin {
  shop: Shop;
  position: number;
  x: number;
  y: number;
}

export const WIDTH = 320;
const MARGIN = 16;
const MAX_HEIGHT = 180;
/** Pins nearer to each other cover one another. */
const APART = 20;
/** Miles to a degree of latitude. */
const MILES = 69.1;

/**
 * Where the pins of shops stand, north up, true in scale; `mile` is the length of one. Shops without a position are left
 * out, and a pin that would cover another stands below it.
 */
export function placePins(shops: readonly Shop[]): { pins: Pin[]; height: number; mile: number } {
  const known = shops.flatMap((shop, i) =>
    shop.latitude === undefined || shop.longitude === undefined
      ? []
      : { shop, position: i + 1, north: shop.latitude * MILES, east: shop.longitude * MILES },
  );
  // Degrees of longitude are shorter away from the equator; over so small a part of the earth all by the same.
  const shrink = Math.cos((known[0]?.shop.latitude ?? 0) * (Math.PI / 180));
  for (const one of known) one.east *= shrink;
  const west = Math.min(...known.map(({ east }) => east));
  const top = Math.max(...known.map(({ north }) => north));
  const across = Math.max(...known.map(({ east }) => east)) - west;
  const down = top - Math.min(...known.map(({ north }) => north));
  const mile = Math.min((WIDTH - 2 * MARGIN) / (across || 1), (MAX_HEIGHT - 2 * MARGIN) / (down || 1));
  const pins: Pin[] = [];
  for (const { shop, position, north, east } of known) {
    const x = MARGIN + (east - west) * mile;
    let y = MARGIN + (top - north) * mile;
    while (pins.some((pin) => Math.hypot(pin.x - x, pin.y - y) < APART)) y += APART;
    pins.push({ shop, position, x, y });
  }
  return { pins, mile, height: MARGIN + Math.max(0, ...pins.map(({ y }) => y)) };
}
