import * as z from "zod/mini";
import { URGENCY_LEVELS } from "../../urgency-levels.ts";
import { PriceBasis, Quote, Range } from "./basics.ts";

export const SYSTEMS = [
  "brakes",
  "starting_charging",
  "cooling",
  "engine",
  "ignition",
  "fuel",
  "emissions",
  "exhaust",
  "transmission",
  "clutch",
  "driveline",
  "suspension",
  "steering",
  "wheels_tires",
  "hvac",
  "electrical",
  "body",
  "hybrid_ev",
  "airbag_safety",
] as const;
export const System = z.enum(SYSTEMS);
export type System = z.infer<typeof System>;

export const Urgency = z.object({ level: z.enum(URGENCY_LEVELS), timeframe: z.string() });
export type Urgency = z.infer<typeof Urgency>;

/** A fact read from the owner's words that speaks for or against a cause. */
export const EvidenceNote = z.object({ finding: z.string(), label: z.string(), quote: z.optional(Quote) });
export type EvidenceNote = z.infer<typeof EvidenceNote>;

export const PotentialCause = z.object({
  name: z.string(),
  probability: z.number(),
  costRange: Range,
  description: z.string(),
  repairTime: z.string(),
  urgency: Urgency,
  id: z.optional(z.string()),
  system: z.optional(System),
  tradeName: z.optional(z.string()),
  evidence: z.optional(z.array(EvidenceNote)),
  against: z.optional(z.array(EvidenceNote)),
  confirmBy: z.optional(z.string()),
  priceBasis: z.optional(PriceBasis),
  knownTrouble: z.optional(z.string()),
  /** What does in other cases of it, and costs less: "Front brake pads". */
  lesserRepair: z.optional(z.object({ name: z.string(), costRange: Range })),
});
export type PotentialCause = z.infer<typeof PotentialCause>;
