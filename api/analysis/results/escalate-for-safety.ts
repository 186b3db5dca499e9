import type { PotentialCause, Safety } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";

/** A danger makes the leading cause urgent, whatever its own urgency. */
export function escalateForSafety({ level }: Safety, [first, ...rest]: readonly PotentialCause[]): PotentialCause[] {
  if (!first) return [];
  if (level !== "stop") return [first, ...rest];
  return [{ ...first, urgency: { level: "High", timeframe: KNOWLEDGE.resultSentences.beforeDriving } }, ...rest];
}
