import * as z from "zod/mini";
import { PriceBasis, Quote, Range } from "./basics.ts";

/**
 * A line of the shop's paper. `shopEstimate` and `isFair` are absent where no price was read, or nothing to judge it
 * by. `lines` are the priced lines of the paper that pay for it, where they are several: its parts and its labor.
 */
export const EstimateService = z.object({
  name: z.string(),
  description: z.string(),
  priceRange: z.string(),
  shopEstimate: z.optional(z.number()),
  isFair: z.optional(z.boolean()),
  fairRange: z.optional(Range),
  known: z.optional(z.boolean()),
  note: z.optional(z.string()),
  quote: z.optional(Quote),
  lines: z.optional(z.array(z.object({ words: z.string(), amount: z.number(), isFair: z.optional(z.boolean()) }))),
  priceBasis: z.optional(PriceBasis),
  /** The ids of the repairs that it is. */
  repairs: z.optional(z.array(z.string())),
});
export type EstimateService = z.infer<typeof EstimateService>;

/** `line` are the words of the paper, where they are others than its name. */
export const UnnecessaryItem = z.union([
  z.string(),
  z.object({
    item: z.string(),
    line: z.optional(z.string()),
    details: z.array(z.string()),
    note: z.optional(z.string()),
    amount: z.optional(z.number()),
  }),
]);
export type UnnecessaryItem = z.infer<typeof UnnecessaryItem>;

/**
 * Several estimates for the same car, side by side. `asked` is before tax where the paper tells it; `work` of an
 * estimate stands in the order of the whole, its `asked` absent where that work has no price of its own. `cheapest` is
 * the place among `estimates` of the cheapest one that lists all of the work, absent where none does. `summary` says
 * the same in sentences, with the names.
 */
export const EstimateComparison = z.object({
  work: z.array(z.string()),
  estimates: z.array(
    z.object({
      name: z.string(),
      asked: z.number(),
      warranty: z.optional(z.string()),
      work: z.array(z.object({ isListed: z.boolean(), asked: z.optional(z.number()) })),
    }),
  ),
  cheapest: z.optional(z.number()),
  summary: z.optional(z.string()),
});
export type EstimateComparison = z.infer<typeof EstimateComparison>;

/** `isFairPrice` is absent where no price was read that could be judged. */
export const EstimateReview = z.object({
  isFairPrice: z.optional(z.boolean()),
  averageCostInArea: z.optional(Range),
  recommendations: z.string(),
  totalEstimate: z.optional(z.number()),
  parts: z.optional(z.number()),
  labor: z.optional(z.number()),
  tax: z.optional(z.number()),
  vehicleInfo: z.optional(z.string()),
  shopName: z.optional(z.string()),
  location: z.optional(z.string()),
  services: z.array(EstimateService),
  unnecessaryItems: z.array(UnnecessaryItem),
  questionsToAsk: z.array(z.string()),
  subtotal: z.optional(z.number()),
  fees: z.optional(z.number()),
  reconciliation: z.optional(z.string()),
  missing: z.optional(z.array(z.string())),
  doubled: z.optional(z.array(z.string())),
  estimateLaw: z.optional(z.string()),
  comparison: z.optional(EstimateComparison),
});
export type EstimateReview = z.infer<typeof EstimateReview>;
