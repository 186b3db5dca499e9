import type { Safety } from "#shared/schemas/diagnostic.ts";
import type { WantedSafety } from "./eval-case.ts";
import type { Outcome } from "./outcome.ts";
import type { Share } from "./ranks.ts";

/** How the safety of the results compares with what a careful mechanic would say. */
export interface SafetyTotals {
  /** Results by wanted and by given level. */
  table: Record<WantedSafety, Record<Safety["level"], number>>;
  /** Results below what was wanted, of the cases that want `stop` or `soon`. */
  misses: Share;
  /** Dangerous texts, for which `stop` is wanted, whose result is below `soon`. */
  falseCalm: Share;
  /** `stop` where less would do. */
  falseStops: Share;
}

/** "unknown" says that we cannot tell: no better than nothing where danger was told. */
export const SAFETY_RANK: Record<Safety["level"], number> = { unknown: 0, none_found: 0, soon: 1, stop: 2 };

export const isBelow = (given: Safety["level"], wanted: WantedSafety) => SAFETY_RANK[given] < SAFETY_RANK[wanted];

const none = () => ({ stop: 0, soon: 0, none_found: 0, unknown: 0 });

export function safetyTotals(outcomes: readonly Outcome[]): SafetyTotals {
  const table = { stop: none(), soon: none(), none_found: none() };
  for (const { evalCase, safety } of outcomes) if (evalCase.safety) table[evalCase.safety][safety]++;
  const count = (wanted: readonly WantedSafety[], test: (given: Safety["level"], wanted: WantedSafety) => boolean) => {
    const judged = outcomes.flatMap(({ evalCase, safety }) =>
      evalCase.safety && wanted.includes(evalCase.safety) ? [{ wanted: evalCase.safety, given: safety }] : [],
    );
    return { right: judged.filter(({ given, wanted }) => test(given, wanted)).length, of: judged.length };
  };
  return {
    table,
    misses: count(["stop", "soon"], isBelow),
    falseCalm: count(["stop"], (given) => isBelow(given, "soon")),
    falseStops: count(["soon", "none_found"], (given) => given === "stop"),
  };
}
