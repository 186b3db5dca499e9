import * as z from "zod/mini";
import { DiagnosticRecord, DiagnosticSubject } from "./diagnostic.ts";

/**
 * GET /api/shared/{token}: the record as anyone with the link may read it. It has no ids; `subject.place` is the state
 * ("AZ"); contact details in the owner's words are dots. Offsets of quotes still fit `subject.text`.
 */
export const SharedRecord = z.extend(
  z.pick(DiagnosticRecord, { diagnosticResult: true, results: true, answers: true }),
  {
    subject: z.omit(DiagnosticSubject, { zipCode: true }),
    createdAt: z.string(),
    expiresAt: z.string(),
  },
);
export type SharedRecord = z.infer<typeof SharedRecord>;
