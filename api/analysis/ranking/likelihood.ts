import type { Cause, Likelihood } from "../knowledge/cause.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";
import { deniedWith, kinOf } from "../knowledge/kindred.ts";
import type { Fact } from "../reading/evidence.ts";
import { circumstanceRate } from "./circumstance-rates.ts";

/** The cause's figure for a fact: by its own key, else, for a trouble code, by the family that it names ("code:P030x"). */
export function figureFor<T>(table: Partial<Record<EvidenceKey, T>> | undefined, key: EvidenceKey): T | undefined {
  if (!table) return undefined;
  if (key in table || !key.startsWith("code:")) return table[key];
  for (let kept = key.length - 1; kept > "code:P".length; kept--) {
    const family = `${key.slice(0, kept)}${"x".repeat(key.length - kept)}` as EvidenceKey;
    if (family in table) return table[family];
  }
  return undefined;
}

/**
 * How likely the owner would tell the fact, circumstances and all, if the cause were there: 0 to 1. A cause known for a
 * finding explains its kin too, in part: owners say "scrape" for "grind". It is in the same scale as `leakWith`, so that
 * the two can stand in one noisy-or.
 */
export function sensitivity(cause: Cause, fact: Fact): number {
  let best = 0;
  for (const { key, likeness } of kinOf(fact.key)) {
    const figure = figureFor(cause.evidence, key);
    if (figure === undefined) continue;
    const fit = circumstances(fact, typeof figure === "number" ? undefined : figure.when);
    best = Math.max(best, likeness * chanceOf(figure) * fit);
  }
  return best;
}

/** The chance that a fact denied is there when the cause is, circumstances aside. */
export function chance(cause: Cause, key: EvidenceKey): number {
  return Math.max(
    ...deniedWith(key).map((denied) => {
      const figure = figureFor(cause.evidence, denied);
      return figure === undefined ? 0 : chanceOf(figure);
    }),
  );
}

export const leakWith = (fact: Fact, leak: number) => leak * circumstances(fact, undefined);

const chanceOf = (figure: Likelihood) => (typeof figure === "number" ? figure : figure.chance);

/**
 * The product over the circumstances told. They overlap ("when braking, slowing down, at a stop"), so each of n counts
 * with the power 1/√n. A circumstance on which the cause is silent has the rate it has with any trouble.
 */
function circumstances(fact: Fact, when: Exclude<Likelihood, number>["when"] | undefined): number {
  const told = fact.conditions.length + fact.notConditions.length;
  if (told === 0) return 1;
  let product = 1;
  for (const condition of fact.conditions) product *= Math.max(0.01, when?.[condition] ?? circumstanceRate(condition));
  for (const condition of fact.notConditions)
    product *= Math.max(0.02, 1 - (when?.[condition] ?? circumstanceRate(condition)));
  return product ** (1 / Math.sqrt(told));
}
