import type { SharedRecord } from "#shared/schemas/shared-record.ts";
import { placeName, placeOf } from "../../geography/places.ts";
import { type DiagnosticRow, toRecord } from "../diagnostics/record.ts";
import { withoutOwnWords } from "./own-words.ts";
import { redactor } from "./redact.ts";

/**
 * A diagnostic as anyone may read it: no ids, the place down to the state, nothing in the owner's own words, and should
 * contact details stand anywhere else, dots in their place.
 */
export function sharedRecord(row: DiagnosticRow, expiresAt: Date): SharedRecord {
  const { subject, diagnosticResult, results, answers, createdAt } = toRecord(row);
  const { zipCode, place, text, ...vehicle } = subject!;
  const at = placeOf(zipCode)!;
  const redact = redactor(row);
  const toState = (words: string) =>
    words.replaceAll(`${placeName(at)} ${at.zip}`, at.state).replaceAll(placeName(at), at.state);
  const clean = (value: unknown): unknown => {
    if (typeof value === "string") return redact(toState(value));
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part)]));
  };
  return {
    diagnosticResult,
    results: clean(withoutOwnWords(results, text)) as SharedRecord["results"],
    answers,
    subject: { ...vehicle, place: at.state, text: "" },
    createdAt: createdAt!,
    expiresAt: expiresAt.toISOString(),
  };
}
