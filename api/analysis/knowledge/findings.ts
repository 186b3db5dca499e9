import type { EvidenceKey } from "./evidence-key.ts";
import type { FindingId } from "./ids.ts";
import { KNOWLEDGE } from "./load/compiled.ts";

export type { BlamedKey, CodeKey, EvidenceKey, NamedKey, RenewedKey } from "./evidence-key.ts";
export type { FindingId } from "./ids.ts";

/**
 * The vocabulary of the diagnosis: everything an owner can tell about a car that speaks for or against a cause.
 * `reading` finds these in the owner's words; the causes say how often each goes with them. A finding is a fact about
 * the car, not a cause. Labels complete the sentence "You wrote about …".
 */
export const FINDINGS: Readonly<Record<FindingId, string>> = KNOWLEDGE.findings as Record<FindingId, string>;

const TROUBLES_BY_THEMSELVES: ReadonlySet<EvidenceKey> = new Set(KNOWLEDGE.kinship.troublesByThemselves);

/** History that is a trouble without any symptom: "drove through deep water". */
export const isTroubleByItself = (key: EvidenceKey): boolean => TROUBLES_BY_THEMSELVES.has(key);
