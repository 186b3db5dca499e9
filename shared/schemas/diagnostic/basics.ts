import * as z from "zod/mini";

export const Range = z.object({ min: z.number(), max: z.number() });
export type Range = z.infer<typeof Range>;

/**
 * Words of the owner with their place in the text: UTF-16 offsets, `end` exclusive, so `text === all.slice(start,
 * end)`.
 */
export const Quote = z.object({ text: z.string(), start: z.number(), end: z.number() });
export type Quote = z.infer<typeof Quote>;

/**
 * One line of a price: "Labor", "1.3–1.8 hours × $125–$165 an hour", $163–$297. An `overlap` narrows the sum of the
 * others: its `min` is added, its `max` below 0.
 */
export const PriceLine = z.object({
  kind: z.enum(["labor", "parts", "supplies", "refinish", "materials", "sublet", "overlap"]),
  label: z.string(),
  note: z.string(),
  amount: Range,
});
export type PriceLine = z.infer<typeof PriceLine>;

/** How a price was made. `total` is the sum of `lines`: an independent shop near `place`, before tax. */
export const PriceBasis = z.object({
  place: z.string(),
  rate: Range,
  hours: Range,
  lines: z.array(PriceLine),
  total: Range,
  dealer: Range,
  excluded: z.array(z.string()),
  sources: z.array(z.string()),
});
export type PriceBasis = z.infer<typeof PriceBasis>;
