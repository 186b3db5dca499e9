import * as z from "zod/mini";
import { PriceBasis, Quote, Range } from "./basics.ts";

export const PartLine = z.object({
  name: z.string(),
  estimatedCost: Range,
  laborCost: Range,
  replacementTime: z.string(),
  totalCost: Range,
  id: z.optional(z.string()),
  quantity: z.optional(z.number()),
  position: z.optional(z.string()),
  quote: z.optional(Quote),
  note: z.optional(z.string()),
  priceBasis: z.optional(PriceBasis),
});
export type PartLine = z.infer<typeof PartLine>;

export const PartsReplacement = z.object({
  parts: z.array(PartLine),
  totalEstimate: Range,
  together: z.optional(z.array(z.string())),
  sharedLabor: z.optional(z.string()),
});
export type PartsReplacement = z.infer<typeof PartsReplacement>;
