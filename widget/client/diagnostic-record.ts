import * as z from "zod/mini";
import { CarLocation } from "#shared/schemas/car-location.ts";
import {
  CollisionRepair,
  ComplaintName,
  Correction,
  DiagnosticSubject,
  EstimateReview,
  EstimateService,
  FurtherComplaint,
  GivenAnswer,
  NeedsMore,
  PartLine,
  PartsReplacement,
  PotentialCause,
  Question,
  ReadInAnswer,
  RecallLookup,
  ResultType,
  Safety,
} from "#shared/schemas/diagnostic.ts";

/**
 * The diagnostic record, read leniently: whatever is missing or malformed is left out, and the screen says so in its
 * place. A record with half its fields still shows the other half.
 */
type Shape = Record<string, z.ZodMiniType>;

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** The items that can be read; none where there is no list. */
const list = <T extends z.ZodMiniType>(item: T) =>
  z.catch(z.array(maybe(item)).check(z.overwrite(known)) as unknown as z.ZodMiniType<z.output<T>[]>, []);

const known = <T>(items: (T | undefined)[]) => items.filter((item) => item !== undefined);

/** Every field of a schema on its own: what cannot be read is undefined. */
const fieldsOf = <S extends Shape>(schema: z.ZodMiniObject<S>) =>
  Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, maybe(field)])) as {
    [K in keyof S]: ReturnType<typeof maybe<S[K]>>;
  };

const Cause = z.object(fieldsOf(PotentialCause));
const Complaint = z.object({ ...fieldsOf(FurtherComplaint), potentialCauses: list(Cause) });
const Part = z.object(fieldsOf(PartLine));
const Service = z.object(fieldsOf(EstimateService));
const Parts = z.object({ ...fieldsOf(PartsReplacement), parts: list(Part) });
const Collision = z.object({
  ...fieldsOf(CollisionRepair),
  repairAreas: list(z.string()),
  recommendedProcedures: list(z.string()),
});
const Estimate = z.object({
  ...fieldsOf(EstimateReview),
  services: list(Service),
  unnecessaryItems: list(EstimateReview.shape.unnecessaryItems.def.element),
  questionsToAsk: list(z.string()),
});

/** A shared record says no ZIP. */
const Subject = z.object({ ...DiagnosticSubject.shape, zipCode: z.catch(z.string(), "") });

const Results = z.object({
  resultType: maybe(ResultType),
  potentialCauses: list(Cause),
  partsReplacement: maybe(Parts),
  collisionRepair: maybe(Collision),
  estimateReview: maybe(Estimate),
  otherProbability: maybe(z.number()),
  complaint: maybe(ComplaintName),
  furtherComplaints: list(Complaint),
  safety: maybe(Safety),
  location: maybe(CarLocation),
  nextStep: maybe(z.string()),
  steps: list(z.string()),
  unused: list(z.string()),
  tellTheShop: list(z.string()),
  assumptions: list(z.string()),
  fromVin: list(z.string()),
  corrections: list(Correction),
  excluded: list(z.string()),
  needsMore: maybe(NeedsMore),
  questions: list(Question),
  readInAnswers: list(ReadInAnswer),
  recallLookup: maybe(RecallLookup),
});

const DiagnosticRecord = z.object({
  id: maybe(z.string()),
  issueId: maybe(z.string()),
  diagnosticResult: maybe(z.object({ resultType: maybe(ResultType) })),
  results: z.catch(Results, Results.parse({})),
  subject: maybe(Subject),
  orderNumber: maybe(z.string()),
  answers: list(GivenAnswer),
  expiresAt: maybe(z.string()),
  offers: maybe(z.object({ managed: z.boolean(), email: z.boolean() })),
  managedAvailable: maybe(z.boolean()),
});

export type ReadRecord = z.infer<typeof DiagnosticRecord>;
export type ReadSubject = z.infer<typeof Subject>;
export type ReadResults = z.infer<typeof Results>;
export type ReadCause = z.infer<typeof Cause>;
export type ReadComplaint = z.infer<typeof Complaint>;
export type ReadPart = z.infer<typeof Part>;
export type ReadService = z.infer<typeof Service>;
export type ReadEstimate = z.infer<typeof Estimate>;
export type ReadCollision = z.infer<typeof Collision>;
export type ReadParts = z.infer<typeof Parts>;

/** Throws only where the body is no object at all. */
export const readRecord = (body: unknown): ReadRecord => DiagnosticRecord.parse(body);
