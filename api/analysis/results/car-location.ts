import { type CarZone, SIDED_ZONES } from "#shared/car-zones.ts";
import type { CarLocation, Side } from "#shared/schemas/car-location.ts";

/** Something of the car: the zones it is in as the knowledge has them, none where it is in no one place, and what was said. */
export interface Placed {
  zones: readonly CarZone[] | undefined;
  end?: "front" | "rear";
  side?: Side;
}

/**
 * The one location of all of these; absent where none is in any place. It has one side: where what is on the sides is not all on
 * the same one, or on both, only the zones of the middle are told.
 */
export function carLocation(placed: readonly Placed[]): CarLocation | undefined {
  const sidesOf = new Map<CarZone, Set<Side | undefined>>();
  for (const { zones = [], end, side } of placed)
    for (const zone of atEnd(zones, end)) {
      const sides = sidesOf.get(zone) ?? new Set();
      sidesOf.set(zone, sides.add(SIDED_ZONES.has(zone) ? side : undefined));
    }
  const zones = [...sidesOf.keys()];
  const sides = new Set(zones.filter((zone) => SIDED_ZONES.has(zone)).map((zone) => onlyOf(sidesOf.get(zone)!)));
  const told = sides.size > 1 ? zones.filter((zone) => !SIDED_ZONES.has(zone)) : zones;
  if (told.length === 0) return undefined;
  const side = onlyOf(sides);
  return { zones: told, ...(side && { side }) };
}

const ENDS: Partial<Record<CarZone, "front" | "rear">> = {
  frontWheel: "front",
  rearWheel: "rear",
  frontDoor: "front",
  rearDoor: "rear",
  frontFender: "front",
  rearFender: "rear",
  frontBumper: "front",
  rearBumper: "rear",
  headlight: "front",
  taillight: "rear",
};

/** Of zones at both ends those of the one that was said; what is at the other end alone stays there. */
function atEnd(zones: readonly CarZone[], end: Placed["end"]): readonly CarZone[] {
  const there = end ? zones.filter((zone) => (ENDS[zone] ?? end) === end) : zones;
  return there.length > 0 ? there : zones;
}

/** The one of a set; none where it has several. */
const onlyOf = <T>(of: ReadonlySet<T>): T | undefined => (of.size === 1 ? [...of][0] : undefined);
