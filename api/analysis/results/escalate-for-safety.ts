import type { PotentialCause, Safety, Urgency } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Fact } from "../reading/evidence.ts";

const SAYS = KNOWLEDGE.resultSentences;
const SETTLED_BY = Object.entries(SAYS.settledBy);

/**
 * The causes as urgent as what was told makes them: none less than the danger, whichever of them it is, and none under a
 * condition that is known to hold.
 */
export function escalateForSafety(
  { level }: Safety,
  causes: readonly PotentialCause[],
  facts: readonly Fact[],
): PotentialCause[] {
  return causes.map((cause, i) => ({ ...cause, urgency: atLeast(level, settled(cause.urgency, facts), i === 0) }));
}

function atLeast(level: Safety["level"], urgency: Urgency, isFirst: boolean): Urgency {
  if (level === "stop") return { level: "High", timeframe: SAYS.beforeDriving };
  if (level !== "soon" || urgency.level === "High") return urgency;
  if (urgency.level === "Medium" && !isFirst) return urgency;
  return { level: "Medium", timeframe: SAYS.withinDays };
}

/** "Within two weeks; at once when the light flashes", and it flashes: "At once". */
function settled(urgency: Urgency, facts: readonly Fact[]): Urgency {
  const known = SETTLED_BY.find(
    ([condition, keys]) =>
      urgency.timeframe.includes(condition) && facts.some(({ key, present }) => present && keys.includes(key)),
  );
  return known ? { level: "High", timeframe: SAYS.atOnce } : urgency;
}
