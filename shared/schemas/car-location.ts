import * as z from "zod/mini";

/** The zones of a car that a place is told in, as the drawing beside a result shows them. */
const CAR_ZONES = [
  "frontWheel",
  "rearWheel",
  "engine",
  "gearbox",
  "shaft",
  "exhaust",
  "tank",
  "dash",
  "cabin",
  "trunk",
  "hood",
  "frontBumper",
  "rearBumper",
  "frontDoor",
  "rearDoor",
  "frontFender",
  "rearFender",
  "roof",
  "windshield",
  "rearGlass",
  "headlight",
  "taillight",
] as const;
export const CarZone = z.enum(CAR_ZONES);
export type CarZone = z.infer<typeof CarZone>;

/** Zones of which there is one on each side. */
export const SIDED_ZONES: ReadonlySet<CarZone> = /* @__PURE__ */ new Set<CarZone>([
  "frontWheel",
  "rearWheel",
  "frontDoor",
  "rearDoor",
  "frontFender",
  "rearFender",
  "headlight",
  "taillight",
]);

const Side = z.enum(["left", "right"]);
export type Side = z.infer<typeof Side>;

/**
 * Where in the car something is: the zones, and the side that all of the sided ones are on. Without a side both are meant, or
 * either.
 */
export const CarLocation = z.object({
  zones: z.array(CarZone).check(z.minLength(1, "names no zone")),
  side: z.optional(Side),
});
export type CarLocation = z.infer<typeof CarLocation>;
