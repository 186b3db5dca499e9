import type { Quote } from "#shared/schemas/diagnostic.ts";
import type { SharedRecord } from "#shared/schemas/shared-record.ts";
import { placeName, placeOf } from "../../geography/places.ts";
import { type DiagnosticRow, toRecord } from "../diagnostics/record.ts";
import { redactor } from "./redact.ts";

/** A diagnostic as anyone may read it: no ids, the place down to the state, contact details as dots wherever they stand. */
export function sharedRecord(row: DiagnosticRow, expiresAt: Date): SharedRecord {
  const { subject, diagnosticResult, results, answers, createdAt } = toRecord(row);
  const { zipCode, place, text, ...vehicle } = subject!;
  const at = placeOf(zipCode)!;
  const redact = redactor(row);
  const toState = (words: string) =>
    words.replaceAll(`${placeName(at)} ${at.zip}`, at.state).replaceAll(placeName(at), at.state);
  const dotted = redact(text);
  const clean = (value: unknown): unknown => {
    if (typeof value === "string") return redact(toState(value));
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== "object" || value === null) return value;
    if (isQuoteOf(text, value)) return { ...value, text: dotted.slice(value.start, value.end) };
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part)]));
  };
  return {
    diagnosticResult,
    results: clean(results) as SharedRecord["results"],
    answers,
    subject: { ...vehicle, place: at.state, text: dotted },
    createdAt: createdAt!,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Words cut from the middle of a phone number do not look like one: they are taken from the dotted text. */
const isQuoteOf = (text: string, value: object): value is Quote =>
  "start" in value &&
  "end" in value &&
  "text" in value &&
  text.slice(value.start as number, value.end as number) === value.text;
