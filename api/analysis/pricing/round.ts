import type { Range } from "#shared/schemas/diagnostic.ts";

const tens = (amount: number) => (amount < 100 ? Math.round(amount / 5) * 5 : Math.round(amount / 10) * 10);

/** A price as shown: to $10, small ones to $5. The basis of the price stays exact. */
export const shownPrice = ({ min, max }: Range): Range => ({ min: tens(min), max: tens(max) });

/** The sum of ranges, end by end. */
export const sumRanges = (ranges: readonly Range[]): Range => ({
  min: ranges.reduce((sum, range) => sum + range.min, 0),
  max: ranges.reduce((sum, range) => sum + range.max, 0),
});
