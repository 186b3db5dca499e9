import type { Fact, Noticed } from "./evidence.ts";

/** Up to so many words everything told is the trouble. */
const SHORT = 80;
/** A longer story says what is wrong in its first words, or says it again. */
const OPENING = 40;
const IN_PASSING = 0.5;

/** What was done and tested is told once, however much it matters. */
const HISTORY = /^(recent|replaced|renewed|tested_ok|code)[.:]/;

/**
 * In a long story not all that is named is the trouble: what is noticed only once, after the opening, is told in
 * passing, and is misread more often.
 */
export function withProminence(facts: readonly Fact[], noticed: readonly Noticed[], words: number): Fact[] {
  if (words <= SHORT) return [...facts];
  return facts.map((fact) => {
    if (!fact.present || HISTORY.test(fact.key)) return fact;
    const mentions = noticed.filter((other) => other.fact.key === fact.key && other.fact.present);
    const central = mentions.length !== 1 || mentions[0]!.at[0]! < OPENING;
    return central ? fact : { ...fact, prominence: IN_PASSING };
  });
}
