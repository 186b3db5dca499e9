/** The zones of a car that a place is told in, as the drawing beside a result shows them. */
export const CAR_ZONES = [
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
export type CarZone = (typeof CAR_ZONES)[number];

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
