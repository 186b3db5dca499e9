import { HttpProblem } from "../../plugins/problem.ts";
import type { DiagnosticRow } from "./record.ts";

/** Without an acceptance of the terms nothing of an owner is shared with anyone. */
export class TermsNotAcceptedError extends Error {
  override name = "TermsNotAcceptedError";
}

export function requireTerms({ termsAcceptedAt }: Pick<DiagnosticRow, "termsAcceptedAt">) {
  if (!termsAcceptedAt) throw new TermsNotAcceptedError();
}

/** For the `catch` of a route: that refusal as HTTP says it. */
export function refuseWithoutTerms(error: unknown): never {
  if (error instanceof TermsNotAcceptedError)
    throw new HttpProblem(403, "Please accept the terms in step 1 first. Until then nothing of yours is shared.");
  throw error;
}
