import { type EvidenceKey, FINDINGS } from "../knowledge/findings.ts";
import type { Fact } from "../reading/evidence.ts";
import { quoteIn } from "./quote.ts";
import type { UnderstoodSymptoms } from "./understood.ts";

const CODE = /^code:[PBCU][0-3][0-9A-F]{3}$/;
/** As much as a hedge in the owner's own words: "I think it grinds". */
const HEDGED = 0.6;

/**
 * The facts of the words and those that a language model read of words and pictures. Where both speak of one finding
 * the model's counts, as it has seen more; but it takes away no danger: what it leaves out stays as the words have it.
 */
export function withUnderstood(inWords: readonly Fact[], understood: UnderstoodSymptoms, text: string): Fact[] {
  const facts = understood.facts
    .filter(({ finding }) => Object.hasOwn(FINDINGS, finding) || CODE.test(finding))
    .map(
      ({ finding, present, certain, conditions, words }): Fact => ({
        key: finding as EvidenceKey,
        present,
        certainty: certain ? 1 : HEDGED,
        conditions,
        notConditions: [],
        quote: quoteIn(text, words),
      }),
    );
  const kept = inWords.filter(
    ({ key, present }) => !facts.some((fact) => fact.key === key && (fact.present || !present)),
  );
  const added = facts.filter(({ key, present }) => present || !kept.some((fact) => fact.key === key));
  return [...kept, ...added];
}
