import type { VehicleProfile } from "../vehicle/profile.ts";

export type Band = readonly [low: number, high: number];

/**
 * A repair as a labor guide lists it. Hours are flat-rate hours at an independent shop; parts are US dollars near list
 * price for a mainstream car, for one `unit`. Both are scaled by the vehicle's profile when priced.
 */
export interface Repair {
  /** snake_case, unique. */
  id: string;
  /** As a repair order says it. */
  name: string;
  /** Everyday names owners and shops use, for finding it in a text: "front pads and rotors", "brake job". */
  names: readonly string[];
  hours: Band;
  /** Where the layout changes the job: hours for these layouts instead. */
  hoursFor?: Partial<Record<VehicleProfile["layout"], Band>>;
  parts: Band;
  partsFor?: Partial<Record<VehicleProfile["layout"], Band>>;
  /** What the parts are, for the price basis: "Pads and two rotors, mid-grade". */
  partsNote: string;
  unit: "job" | "each" | "axle" | "pair" | "set";
  /** Repairs of one group share teardown: done together, the smaller ones cost this share of their hours (0 to 1). */
  sharesLabor?: { group: string; share: number };
  /** Repairs that should go with it, with the reason: an alignment after struts. */
  goesWith?: readonly { repair: string; why: string }[];
  /** Only on cars like these, as for causes. */
  only?: { fuel?: readonly VehicleProfile["fuel"][]; layout?: readonly VehicleProfile["layout"][] };
  source: string;
}
