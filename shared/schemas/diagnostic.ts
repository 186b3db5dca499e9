import * as z from "zod/mini";
import { URGENCY_LEVELS } from "../urgency-levels.ts";

/**
 * The diagnostic record: what GET /api/diagnostics/… answers and the results screen shows.
 * The fields of the specification come first in each shape; everything optional after them is ours, and a reader must
 * do without it. All amounts are US dollars before tax, all times hours unless a text says otherwise.
 */
export const RESULT_TYPES = ["diagnostic", "parts", "collision", "estimate"] as const;
export const ResultType = z.enum(RESULT_TYPES);
export type ResultType = z.infer<typeof ResultType>;

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

export const Range = z.object({ min: z.number(), max: z.number() });
export type Range = z.infer<typeof Range>;

/** Words of the owner with their place in the text: UTF-16 offsets, `end` exclusive, so `text === all.slice(start, end)`. */
export const Quote = z.object({ text: z.string(), start: z.number(), end: z.number() });
export type Quote = z.infer<typeof Quote>;

export const Urgency = z.object({ level: z.enum(URGENCY_LEVELS), timeframe: z.string() });
export type Urgency = z.infer<typeof Urgency>;

/**
 * One line of a price: "Labor", "1.3–1.8 hours × $125–$165 an hour", $163–$297. An `overlap` narrows the sum of the others: its `min` is
 * added, its `max` below 0.
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

export const SAFETY_LEVELS = ["stop", "soon", "none_found", "unknown"] as const;
/** `reason` says why in a sentence, `action` what to do now, `quotes` the owner's words that decided it. */
export const Safety = z.object({
  level: z.enum(SAFETY_LEVELS),
  reason: z.string(),
  action: z.optional(z.string()),
  quotes: z.array(Quote),
});
export type Safety = z.infer<typeof Safety>;

/** A follow-up question whose answer would change the ranking; the last options are "none of these" and "I am not sure". */
export const Question = z.object({
  id: z.string(),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  hint: z.optional(z.string()),
  /** Why it is asked, in half a line. */
  why: z.optional(z.string()),
});
export type Question = z.infer<typeof Question>;

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

/** A line of the shop's paper. `shopEstimate` and `isFair` are absent where no price was read, or nothing to judge it by. */
/** `lines` are the priced lines of the paper that pay for it, where they are several: its parts and its labor. */
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
 * Several estimates for the same car, side by side. `asked` is before tax where the paper tells it; `work` of an estimate stands in the
 * order of the whole, its `asked` absent where that work has no price of its own. `cheapest` is the place among `estimates` of the
 * cheapest one that lists all of the work, absent where none does. `summary` says the same in sentences, with the names.
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

/** What we ask for when the text holds too little to work with. */
export const NeedsMore = z.object({ message: z.string(), tips: z.array(z.string()) });
export type NeedsMore = z.infer<typeof NeedsMore>;

/** What was understood of an answer in the owner's words, as labels: "a squeal or squeak"; empty where it was nothing we know. */
export const ReadInAnswer = z.object({ questionId: z.string(), findings: z.array(z.string()) });
export type ReadInAnswer = z.infer<typeof ReadInAnswer>;

/**
 * Something of the car that was assumed, for the owner to put right: `chosen` is the id of the option that the result goes by,
 * `sentence` the one among the assumptions that it stands for. It is answered as a question of this id is.
 */
export const Correction = z.object({
  id: z.string(),
  name: z.string(),
  chosen: z.string(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  sentence: z.string(),
});
export type Correction = z.infer<typeof Correction>;

/** Where the owner finds the open recalls of the car. */
export const RecallLookup = z.object({ text: z.string(), url: z.string() });
export type RecallLookup = z.infer<typeof RecallLookup>;

/** The results of one analysis. Exactly the shape named by `resultType` is there, or none of them with `needsMore`. */
export const Results = z.object({
  resultType: z.optional(ResultType),
  potentialCauses: z.optional(z.array(PotentialCause)),
  partsReplacement: z.optional(PartsReplacement),
  collisionRepair: z.optional(CollisionRepair),
  estimateReview: z.optional(EstimateReview),
  otherProbability: z.optional(z.number()),
  safety: z.optional(Safety),
  questions: z.optional(z.array(Question)),
  readInAnswers: z.optional(z.array(ReadInAnswer)),
  nextStep: z.optional(z.string()),
  /** What to do, at most three steps in their order. */
  steps: z.optional(z.array(z.string())),
  /** Sentences of the owner of which we could make nothing. */
  unused: z.optional(z.array(z.string())),
  tellTheShop: z.optional(z.array(z.string())),
  assumptions: z.optional(z.array(z.string())),
  corrections: z.optional(z.array(Correction)),
  excluded: z.optional(z.array(z.string())),
  needsMore: z.optional(NeedsMore),
  recallLookup: z.optional(RecallLookup),
});
export type Results = z.infer<typeof Results>;

/** What the analysis was about, so that a reload or a printed page needs no second call. */
export const DiagnosticSubject = z.object({
  year: z.number(),
  make: z.string(),
  model: z.string(),
  mileage: z.optional(z.number()),
  zipCode: z.string(),
  place: z.optional(z.string()),
  text: z.string(),
});
export type DiagnosticSubject = z.infer<typeof DiagnosticSubject>;

/**
 * An answer that the results heed, with the words of its question and of itself. It is an option, or without `optionId` in the
 * owner's words; what was added unasked has the id `more` and an empty question.
 */
export const GivenAnswer = z.object({
  questionId: z.string(),
  optionId: z.optional(z.string()),
  question: z.string(),
  answer: z.string(),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;

export const DiagnosticRecord = z.object({
  id: z.string(),
  issueId: z.string(),
  diagnosticResult: z.optional(z.object({ resultType: z.optional(ResultType) })),
  results: Results,
  subject: z.optional(DiagnosticSubject),
  answers: z.optional(z.array(GivenAnswer)),
  orderNumber: z.optional(z.string()),
  createdAt: z.optional(z.string()),
  /** What this place offers its owner: managed repair in their ZIP, and results by e-mail. */
  offers: z.optional(z.object({ managed: z.boolean(), email: z.boolean() })),
  /** Where managed repair was asked for: whether it is offered in the owner's ZIP. */
  managedAvailable: z.optional(z.boolean()),
});
export type DiagnosticRecord = z.infer<typeof DiagnosticRecord>;
