import type { Range } from "#shared/schemas/diagnostic.ts";
import { percentile } from "../totals.ts";

/** A published figure against our range. */
export interface Compared {
  figure: readonly [number, number];
  /** Absent where we gave no price: missed. */
  ours?: Range;
}

/** A published range is met when its middle lies inside ours, one figure when it does. */
export const isMet = ({ figure: [low, high], ours }: Compared) =>
  ours !== undefined && (low + high) / 2 >= ours.min && (low + high) / 2 <= ours.max;

/** The middle of the ratios of high to low, of those that have a low end. */
export const medianRatio = (compared: readonly Compared[]) =>
  percentile(
    compared.flatMap(({ ours }) => (ours && ours.min > 0 ? [ours.max / ours.min] : [])),
    0.5,
  );

/** The middle of our middles against the published ones: below 1 we are too cheap. */
export const medianLevel = (compared: readonly Compared[]) =>
  percentile(
    compared.flatMap(({ figure: [low, high], ours }) => (ours ? [(ours.min + ours.max) / (low + high)] : [])),
    0.5,
  );
