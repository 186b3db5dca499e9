import type { DiagnosticRecord, Quote } from "#shared/schemas/diagnostic.ts";
import type { SharedRecord } from "#shared/schemas/shared-record.ts";
import { type Owner, redactor } from "./redact.ts";

/** A record that is shared: as its owner reads it, whose it is, and where that is, "Paradise Valley, AZ". */
export interface ToShare {
  record: DiagnosticRecord;
  owner: Owner;
  place: { name: string; zip: string; state: string };
  expiresAt: Date;
}

/** A diagnostic as anyone may read it: no ids, the place down to the state, contact details as dots wherever they stand. */
export function sharedRecord({ record, owner, place, expiresAt }: ToShare): SharedRecord {
  const { subject, diagnosticResult, results, answers, createdAt } = record;
  const { zipCode: _, place: __, text, ...vehicle } = subject!;
  const redact = redactor(owner);
  const toState = (words: string) =>
    words.replaceAll(`${place.name} ${place.zip}`, place.state).replaceAll(place.name, place.state);
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
    subject: { ...vehicle, place: place.state, text: dotted },
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
