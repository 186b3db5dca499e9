import type { Condition } from "../../knowledge/conditions.ts";
import type { FindingId } from "../../knowledge/findings.ts";

/** Findings with the ways owners say them, in the notation of `pattern.ts`. */
export type Phrases = Partial<Record<FindingId, readonly string[]>>;

/** The same for the circumstances. */
export type ConditionPhrases = Partial<Record<Condition, readonly string[]>>;
