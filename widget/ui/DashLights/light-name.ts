/** The warning lights that are drawn, in the order in which they are offered. */
export const LIGHTS = [
  "checkEngine",
  "flashing",
  "oil",
  "battery",
  "temperature",
  "brake",
  "abs",
  "airbag",
  "tire",
  "skid",
  "steering",
] as const;
export type LightName = (typeof LIGHTS)[number];
