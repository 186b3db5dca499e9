import * as z from "zod/mini";
import { PriceBasis, PriceLine, Quote, Range } from "./basics.ts";

export const DamageArea = z.object({
  name: z.string(),
  severity: z.enum(["light", "moderate", "severe", "unknown"]),
  cost: Range,
  quote: z.optional(Quote),
  lines: z.optional(z.array(PriceLine)),
});
export type DamageArea = z.infer<typeof DamageArea>;

export const CollisionRepair = z.object({
  damageDescription: z.string(),
  repairAreas: z.array(z.string()),
  estimatedCost: Range,
  estimatedTime: z.string(),
  recommendedProcedures: z.array(z.string()),
  areas: z.optional(z.array(DamageArea)),
  drivable: z.optional(z.enum(["yes", "no", "unknown"])),
  /** The owner's words that say so, where they do. */
  drivableBecause: z.optional(Quote),
  /** What happened, and the work that usually follows. */
  event: z.optional(z.object({ name: z.string(), usualWork: z.string() })),
  /** Whether a claim is worth it, beside a deductible. */
  claim: z.optional(z.string()),
  totalLoss: z.optional(z.string()),
  hiddenDamage: z.optional(z.array(z.string())),
  priceBasis: z.optional(PriceBasis),
});
export type CollisionRepair = z.infer<typeof CollisionRepair>;
