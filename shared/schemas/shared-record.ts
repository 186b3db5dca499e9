import * as z from "zod/mini";
import { DiagnosticRecord, DiagnosticSubject } from "./diagnostic.ts";

/**
 * GET /api/shared/{token}: the record as anyone with the link may read it. It has no ids; `subject.place` is the state
 * ("AZ"). Nothing in it is in the owner's own words: `subject.text` is empty and there are no quotes.
 */
export const SharedRecord = z.extend(
  z.pick(DiagnosticRecord, { diagnosticResult: true, results: true, answers: true }),
  {
    subject: z.omit(DiagnosticSubject, { zipCode: true, vin: true }),
    createdAt: z.string(),
    expiresAt: z.string(),
  },
);
export type SharedRecord = z.infer<typeof SharedRecord>;
