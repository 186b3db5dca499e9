import type { Condition } from "../../knowledge/conditions.ts";
import type { FindingId } from "../../knowledge/findings.ts";
import { KNOWLEDGE } from "../../knowledge/load/compiled.ts";

const { findings, conditions, repairs } = KNOWLEDGE.phrases;

/** Every finding with the ways owners say it, in the notation of `pattern.ts`. */
export const FINDING_PHRASES = findings as Readonly<Record<FindingId, readonly string[]>>;

/** Every circumstance with the ways owners say it. */
export const CONDITION_PHRASES = conditions as Readonly<Record<Condition, readonly string[]>>;

/**
 * Parts that an owner or a shop may hold for the culprit, by the repair that renews them. Those that owners often replace
 * themselves are findings, `replaced.*`.
 */
export const NAMED_PARTS: Readonly<Record<string, readonly string[]>> = repairs;
