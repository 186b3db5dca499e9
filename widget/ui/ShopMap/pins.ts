import type { Position } from "#shared/great-circle.ts";
import { times } from "#shared/lists.ts";
import type { Shop } from "#shared/schemas/shop.ts";

/** A shop's place in the drawing, in its units, and its number on the list. The pin stands on this point. */
export interface Pin {
  shop: Shop;
  position: number;
  x: number;
  y: number;
}

export interface Chart {
  pins: Pin[];
  /** Circles around the middle: how many miles, and how far in units. */
  rings: { miles: number; radius: number }[];
}

/** The drawing, in units of about a pixel; what is looked from is in its middle. */
export const WIDTH = 340;
export const HEIGHT = 280;
export const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };

/** A pin, and the room around it to the edges. */
const PIN = { width: 28, height: 36 };
const EDGE = 4;
/** Miles to a degree of latitude. */
const MILES = 69.1;
/** The nearest that is looked at, in miles to the edge: shops around the corner need no map of their yard. */
const LEAST_MILES = 0.5;
const RING_MILES = [0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500];
/** Room over a circle for how far it is. */
const LABEL = 18;
/** Room between two circles for what is written on them. */
const RING_APART = 28;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const pinBox = ({ x, y }: { x: number; y: number }): Box => ({ x, y: y - PIN.height / 2, ...PIN });
const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
const isInside = ({ x, y }: { x: number; y: number }) =>
  x >= EDGE + PIN.width / 2 && x <= WIDTH - EDGE - PIN.width / 2 && y >= EDGE + PIN.height && y <= HEIGHT - EDGE;

/**
 * Where the pins of shops stand around `from`, north up and true in scale; a pin that would cover another, or what is
 * written in the middle, stands beside its place. Shops without a position are left out.
 */
export function chartOf(shops: readonly Shop[], from: Position): Chart {
  // Degrees of longitude are shorter away from the equator; over so small a part of the earth all by the same.
  const shrink = Math.cos(from.latitude * (Math.PI / 180));
  const known = shops.flatMap((shop, i) =>
    shop.latitude === undefined || shop.longitude === undefined
      ? []
      : {
          shop,
          position: i + 1,
          east: (((shop.longitude - from.longitude + 540) % 360) - 180) * MILES * shrink,
          north: (shop.latitude - from.latitude) * MILES,
        },
  );
  const side = MIDDLE.x - EDGE - PIN.width / 2;
  const up = MIDDLE.y - EDGE - PIN.height;
  // A unit fits into the drawing this many miles, for the farthest shop.
  const milesAUnit = Math.max(
    LEAST_MILES / up,
    ...known.map(({ east, north }) => Math.max(Math.abs(east) / side, Math.abs(north) / up)),
  );
  const taken: Box[] = [{ x: MIDDLE.x, y: MIDDLE.y + 6, width: 48, height: 36 }];
  const pins: Pin[] = known.map(({ shop, position, east, north }) => {
    const spot = freeSpot(MIDDLE.x + east / milesAUnit, MIDDLE.y - north / milesAUnit, taken);
    taken.push(pinBox(spot));
    return { shop, position, ...spot };
  });
  const step = RING_MILES.find((miles) => miles / milesAUnit >= RING_APART) ?? RING_MILES.at(-1)!;
  const count = Math.floor((MIDDLE.y - LABEL) / (step / milesAUnit));
  const rings = times(count, (i) => ({
    miles: step * (i + 1),
    radius: (step * (i + 1)) / milesAUnit,
  }));
  return { pins, rings };
}

/** The place itself, or the nearest to it of those around that are free. */
function freeSpot(x: number, y: number, taken: readonly Box[]) {
  for (let away = 0; away < WIDTH; away += 4) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const spot = { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
      if (isInside(spot) && !taken.some((box) => overlap(box, pinBox(spot)))) return spot;
    }
  }
  return { x, y };
}
