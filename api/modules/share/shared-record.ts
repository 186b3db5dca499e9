import type { DiagnosticRecord, GivenAnswer } from "#shared/schemas/diagnostic.ts";
import type { SharedRecord } from "#shared/schemas/shared-record.ts";
import { EXPERT_QUESTION } from "../../analysis/understood/expert-question.ts";
import { withoutOwnWords } from "./own-words.ts";
import { type Owner, redactor } from "./redact.ts";

/** A record that is shared: as its owner reads it, whose it is, and where that is, "Paradise Valley, AZ". */
export interface ToShare {
  record: DiagnosticRecord;
  owner: Owner;
  place: { name: string; zip: string; state: string };
  expiresAt: Date;
}

/**
 * A diagnostic as anyone may read it: no ids, the place down to the state, nothing in the owner's own words, and should
 * contact details stand anywhere else, dots in their place.
 */
export function sharedRecord({ record, owner, place, expiresAt }: ToShare): SharedRecord {
  const { subject, diagnosticResult, results, answers, createdAt } = record;
  const { zipCode: _, place: __, vin: ___, text, ...vehicle } = subject!;
  const redact = redactor(owner);
  const toState = (words: string) =>
    words.replaceAll(`${place.name} ${place.zip}`, place.state).replaceAll(place.name, place.state);
  const clean = (value: unknown): unknown => {
    if (typeof value === "string") return redact(toState(value));
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part)]));
  };
  return {
    diagnosticResult,
    results: clean(withoutOwnWords(results, [text, ...wordsOf(answers)].join("\n"))) as SharedRecord["results"],
    ...(answers && { answers: answers.filter(isOurs) }),
    subject: { ...vehicle, place: place.state, text: "" },
    createdAt: createdAt!,
    expiresAt: expiresAt.toISOString(),
  };
}

/** An option that we worded: neither the owner's words nor those of a language model. */
const isOurs = ({ questionId, optionId }: GivenAnswer) => optionId !== undefined && questionId !== EXPERT_QUESTION;

const wordsOf = (answers: readonly GivenAnswer[] = []) =>
  answers.filter(({ optionId }) => optionId === undefined).map(({ answer }) => answer);
