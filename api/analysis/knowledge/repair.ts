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
  /** Hours times this on a car that drives all four wheels, where a transfer case or driveshaft is in the way. */
  awd?: number;
  parts: Band;
  partsFor?: Partial<Record<VehicleProfile["layout"], Band>>;
  /** Parts from this model year on instead, where they came to hold cameras, heaters or LEDs. */
  newer?: { from: number; parts: Band };
  /** What the parts are, for the price basis: "Pads and two rotors, mid-grade". */
  partsNote: string;
  unit: "job" | "each" | "axle" | "pair" | "set";
  /**
   * How strongly the car moves the parts price, 0 (not at all: tires of one size, fluids) to 1 (wholly): the price
   * level of the brand, and the weight of the body (brakes and suspension of a heavy truck).
   */
  scales: { brand: number; body: number };
  /** Repairs of one group share teardown: done together, the smaller ones cost this share of their hours (0 to 1). */
  sharesLabor?: { group: string; share: number };
  /**
   * Repairs that should go with it, with the reason: an alignment after struts. From the model year `standardFrom` on
   * nearly every car needs it, so that it is priced with the repair.
   */
  goesWith?: readonly { repair: string; why: string; standardFrom?: number }[];
  /** Repairs this one already contains: pads and rotors contain the pads, a compressor the recharge. */
  includes?: readonly string[];
  /** Only on cars like these, as for causes. */
  only?: { fuel?: readonly VehicleProfile["fuel"][]; layout?: readonly VehicleProfile["layout"][] };
  source: string;
}

type Row = Omit<Repair, "scales"> & { scales?: Repair["scales"] };

/** For repairs of a combustion engine, which an electric car does not have. */
export const COMBUSTION: Repair["only"] = { fuel: ["gas", "diesel", "hybrid", "plugin_hybrid"] };

/** A file of repairs; `scales` and `only` hold for every row that does not say otherwise. */
export const repairsOf = (scales: Repair["scales"], rows: readonly Row[], only?: Repair["only"]): readonly Repair[] =>
  rows.map((row) => ({ scales, ...(only && { only }), ...row }));

/** Whether a car can need this repair at all: an electric car has no spark plugs. */
export const fits = ({ only }: Repair, { fuel, layout }: VehicleProfile) =>
  (only?.fuel?.includes(fuel) ?? true) && (only?.layout?.includes(layout) ?? true);

/** A name within a sentence: "Front brake pads" → "front brake pads", but "A/C compressor" and "ABS module" stay. */
export const spoken = (name: string) =>
  /^[A-Z](?![A-Z/-])/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
