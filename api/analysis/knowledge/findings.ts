import type { FindingId } from "./ids.ts";
import { KNOWLEDGE } from "./load/compiled.ts";

export type { FindingId } from "./ids.ts";

/**
 * The vocabulary of the diagnosis: everything an owner can tell about a car that speaks for or against a cause.
 * `reading` finds these in the owner's words; the causes say how often each goes with them. A finding is a fact about
 * the car, not a cause. Labels complete the sentence "You wrote about …".
 */
export const FINDINGS: Readonly<Record<FindingId, string>> = KNOWLEDGE.findings as Record<FindingId, string>;

/** A trouble code as evidence, "code:P0420"; a trailing x stands for any digit, "code:P030x". */
export type CodeKey = `code:${string}`;

/** A part that somebody holds for the culprit, "blamed.alternator": one for each part that can have been replaced. */
export type BlamedKey = FindingId extends infer Id
  ? Id extends `replaced.${infer Part}`
    ? `blamed.${Part}`
    : never
  : never;

/** A part that somebody holds for the culprit by the id of the repair that renews it, "named.transfer_case". */
export type NamedKey = `named.${string}`;

/** A part renewed already, by the id of the repair that renews it, "renewed.valve_cover_gasket". */
export type RenewedKey = `renewed.${string}`;

/** What a cause may name as evidence. */
export type EvidenceKey = FindingId | CodeKey | BlamedKey | NamedKey | RenewedKey;

const TROUBLES_BY_THEMSELVES: ReadonlySet<EvidenceKey> = new Set(KNOWLEDGE.kinship.troublesByThemselves);

/** History that is a trouble without any symptom: "drove through deep water". */
export const isTroubleByItself = (key: EvidenceKey): boolean => TROUBLES_BY_THEMSELVES.has(key);
