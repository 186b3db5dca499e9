import type { VehicleProfile } from "../vehicle/profile.ts";
import type { repairOf } from "./schemas/repair-files.ts";

export type { Band } from "./schemas/figures.ts";

/**
 * A repair as a labor guide lists it. Hours are flat-rate hours at an independent shop; parts are US dollars near list
 * price for a mainstream car, for one `unit`. Both are scaled by the vehicle's profile when priced.
 */
export type Repair = ReturnType<typeof repairOf>;

/** Whether a car can need this repair at all: an electric car has no spark plugs. */
export const fits = ({ only }: Repair, { fuel, layout }: VehicleProfile) =>
  (only?.fuel?.includes(fuel) ?? true) && (only?.layout?.includes(layout) ?? true);

/** A name within a sentence: "Front brake pads" → "front brake pads", but "A/C compressor" and "ABS module" stay. */
export const spoken = (name: string) =>
  /^[A-Z](?![A-Z/-])/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
