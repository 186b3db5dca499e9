import * as z from "zod/mini";
import { DiagnosticRecord, DiagnosticSubject } from "./diagnostic.ts";

/**
 * POST /api/diagnostics/{id}/share: makes a read-only link without name, e-mail, ZIP or photos. Each call makes another
 * link; DELETE /api/diagnostics/{id}/share revokes them all. Times are ISO 8601.
 */
export const ShareResponse = z.object({ url: z.string(), token: z.string(), expiresAt: z.string() });
export type ShareResponse = z.infer<typeof ShareResponse>;

/** DELETE /api/diagnostics/{id}/share: how many links this made void. */
export const RevokeResponse = z.object({ revoked: z.number() });
export type RevokeResponse = z.infer<typeof RevokeResponse>;

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
