import type { Area } from "../nhtsa-components.ts";

/** An area that a model's own complaints name clearly more often than those about all cars. */
export interface StandOut {
  make: string;
  model: string;
  /** Model years, both included. */
  from: number;
  to: number;
  area: Area;
  /** The share here over the share of all cars, shrunk towards 1 where complaints are few. */
  ratio: number;
  /** So many of the troubles reported … */
  named: number;
  /** … out of so many are about this area. */
  of: number;
  /** The area's share over all cars, 0 to 1. */
  baseline: number;
}

/** A stand-out as the data file holds it, in the same order. */
export type StandOutRow = readonly [
  make: string,
  model: string,
  from: number,
  to: number,
  area: Area,
  ratio: number,
  named: number,
  of: number,
  baseline: number,
];
