import * as z from "zod/mini";
import { CarLocation } from "./car-location.ts";
import { PotentialCause } from "./diagnostic/causes.ts";
import { CollisionRepair } from "./diagnostic/collision.ts";
import { ComplaintName, FurtherComplaint } from "./diagnostic/complaints.ts";
import { EstimateReview } from "./diagnostic/estimate.ts";
import { PartsReplacement } from "./diagnostic/parts.ts";
import { Correction, GivenAnswer, Question, ReadInAnswer } from "./diagnostic/questions.ts";
import { Safety } from "./diagnostic/safety.ts";

export * from "./diagnostic/basics.ts";
export * from "./diagnostic/causes.ts";
export * from "./diagnostic/collision.ts";
export * from "./diagnostic/complaints.ts";
export * from "./diagnostic/estimate.ts";
export * from "./diagnostic/parts.ts";
export * from "./diagnostic/questions.ts";
export * from "./diagnostic/safety.ts";

/**
 * The diagnostic record: what GET /api/diagnostics/… answers and the results screen shows.
 * The fields of the specification come first in each shape; everything optional after them is ours, and a reader must
 * do without it. All amounts are US dollars before tax, all times hours unless a text says otherwise.
 */
export const RESULT_TYPES = ["diagnostic", "parts", "collision", "estimate"] as const;
export const ResultType = z.enum(RESULT_TYPES);
export type ResultType = z.infer<typeof ResultType>;

/** What we ask for when the text holds too little to work with. */
export const NeedsMore = z.object({ message: z.string(), tips: z.array(z.string()) });
export type NeedsMore = z.infer<typeof NeedsMore>;

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
  /** What `potentialCauses` are about, where there are further complaints. */
  complaint: z.optional(ComplaintName),
  furtherComplaints: z.optional(z.array(FurtherComplaint)),
  safety: z.optional(Safety),
  /** Where the leading cause or line, or all the parts or damage are. */
  location: z.optional(CarLocation),
  questions: z.optional(z.array(Question)),
  readInAnswers: z.optional(z.array(ReadInAnswer)),
  nextStep: z.optional(z.string()),
  /** What to do, at most three steps in their order. */
  steps: z.optional(z.array(z.string())),
  /** Sentences of the owner of which we could make nothing. */
  unused: z.optional(z.array(z.string())),
  tellTheShop: z.optional(z.array(z.string())),
  assumptions: z.optional(z.array(z.string())),
  /** What the owner's VIN settled of the car, in place of assumptions. */
  fromVin: z.optional(z.array(z.string())),
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
  /** Masked but for its end; absent where none was given or it is deleted already. */
  vin: z.optional(z.string()),
  zipCode: z.string(),
  place: z.optional(z.string()),
  text: z.string(),
});
export type DiagnosticSubject = z.infer<typeof DiagnosticSubject>;

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
