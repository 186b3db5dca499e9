import { type EvidenceKey, FINDINGS } from "../knowledge/findings.ts";
import type { Fact } from "../reading/evidence.ts";
import { quoteIn } from "./quote.ts";
import type { UnderstoodFact, UnderstoodSymptoms } from "./symptoms.ts";

/** As much as a hedge in the owner's own words: "I think it grinds". */
const HEDGED = 0.6;

/**
 * The facts of the words and those that a language model read of words and pictures. What both tell is one fact, with the
 * circumstances of both and the words as our own reading found them, which rules go by. Where they contradict each other
 * what is there counts: a model takes nothing away that the words tell of.
 */
export function withUnderstood(inWords: readonly Fact[], { facts: told }: UnderstoodSymptoms, text: string): Fact[] {
  const facts = told.flatMap((fact) => factOf(fact, text));
  const isSame = (a: Fact, b: Fact) => a.key === b.key && a.present === b.present;
  const isDenied = (own: Fact) => !own.present && facts.some(({ key, present }) => present && key === own.key);
  const isNews = (fact: Fact) => !inWords.some((own) => own.key === fact.key && (own.present || !fact.present));
  const kept = inWords
    .filter((own) => !isDenied(own))
    .map((own) => facts.filter((fact) => isSame(own, fact)).reduce(confirmed, own));
  return [...kept, ...facts.filter(isNews)];
}

function factOf({ finding, present, certain, conditions, words }: UnderstoodFact, text: string): Fact[] {
  if (!isEvidenceKey(finding)) return [];
  const certainty = certain ? 1 : HEDGED;
  return [{ key: finding, present, certainty, conditions, notConditions: [], quote: quoteIn(text, words) }];
}

const confirmed = (own: Fact, { certainty, conditions }: Fact): Fact => ({
  ...own,
  certainty: Math.max(own.certainty, certainty),
  conditions: [...new Set([...own.conditions, ...conditions])],
});

const CODE = /^code:[PBCU][0-3][0-9A-F]{3}$/;

/** A finding of ours or a trouble code. */
export const isEvidenceKey = (finding: string): finding is EvidenceKey =>
  Object.hasOwn(FINDINGS, finding) || CODE.test(finding);
