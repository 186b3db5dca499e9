import type { PotentialCause, Safety } from "#shared/schemas/diagnostic.ts";
import { readEvidence } from "../analysis/reading/read.ts";
import { labelOf } from "../analysis/results/notes.ts";
import type { EvalCase, WantedSafety } from "./eval-case.ts";
import type { Outcome } from "./outcome.ts";
import { isRightCause } from "./ranks.ts";
import { isBelow, SAFETY_RANK } from "./safety.ts";

/** A case whose leading cause is wrong, with all that is needed to see why. */
export interface Miss {
  car: string;
  text: string;
  /** Right causes, or right systems where no cause is known. */
  truth: readonly string[];
  /** Place and percent of the first right cause; absent where it is not shown. */
  found?: { place: number; probability: number };
  shown: readonly { id: string; probability: number }[];
  /** Each fact read and the words it came from. */
  evidence: readonly string[];
}

/** A case whose result is calmer than a careful mechanic would be. */
export interface SafetyMiss {
  car: string;
  text: string;
  wanted: WantedSafety;
  given: Safety["level"];
}

/** Results below the wanted safety, the most dangerous first. */
export const safetyMissesOf = (outcomes: readonly Outcome[]): SafetyMiss[] =>
  outcomes
    .flatMap(({ evalCase, safety: given }) =>
      evalCase.safety && isBelow(given, evalCase.safety)
        ? [{ car: carOf(evalCase), text: evalCase.text, wanted: evalCase.safety, given }]
        : [],
    )
    .sort((a, b) => SAFETY_RANK[a.given] - SAFETY_RANK[b.given] || SAFETY_RANK[b.wanted] - SAFETY_RANK[a.wanted]);

/** The misses, the worst first: those that do not show the right cause at all, then those surest of a wrong one. */
export const missesOf = (outcomes: readonly Outcome[]): Miss[] =>
  outcomes
    .map((outcome) => ({ outcome, right: outcome.shown.findIndex(isRightFor(outcome.evalCase)) }))
    .filter(({ right }) => right !== 0)
    .map(({ outcome, right }) => ({ outcome, right, wrongness: wrongness(outcome, right) }))
    .sort((a, b) => b.wrongness - a.wrongness)
    .map(({ outcome, right }) => missOf(outcome, right));

/** Tells a right cause of a case; where only the system is known, any cause of it is right. */
function isRightFor({ troubles }: EvalCase) {
  return (cause: PotentialCause) =>
    troubles.some((trouble) =>
      trouble.causes.length > 0
        ? isRightCause(cause, trouble)
        : cause.system !== undefined && trouble.systems.includes(cause.system),
    );
}

const wrongness = ({ shown }: Outcome, right: number) =>
  (shown[0]?.probability ?? 0) + (right < 0 ? 100 : -shown[right]!.probability);

function missOf({ evalCase, shown }: Outcome, right: number): Miss {
  return {
    car: carOf(evalCase),
    text: evalCase.text,
    truth: evalCase.troubles.flatMap(({ causes, systems }) => (causes.length > 0 ? causes : systems)),
    ...(right < 0 ? {} : { found: { place: right + 1, probability: shown[right]!.probability } }),
    shown: shown.slice(0, 3).map(({ id, name, probability }) => ({ id: id ?? name, probability })),
    evidence: readEvidence(evalCase.text).facts.map(
      ({ key, present, quote }) => `${present ? "" : "not: "}${labelOf(key)}${quote ? ` "${quote.text}"` : ""}`,
    ),
  };
}

const carOf = ({ vehicle: { year, make, model, mileage } }: EvalCase) =>
  `${year} ${make} ${model}${mileage ? `, ${mileage.toLocaleString("en-US")} miles` : ""}`;
