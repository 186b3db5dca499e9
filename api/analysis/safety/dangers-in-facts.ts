import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { withRegExp } from "../knowledge/with-reg-exp.ts";
import type { Fact } from "../reading/evidence.ts";
import type { Danger } from "./danger-reader.ts";

const RULES = KNOWLEDGE.dangers.rules.map(withRegExp);

/** A hedged danger is a danger all the same; below this it was only imagined. */
export const LEAST_CERTAIN = 0.3;

/** The dangers that the rules see in what was told, with the words of every fact that made a rule speak. */
export function dangersInFacts(facts: readonly Fact[]): Danger[] {
  const told = facts.filter((fact) => fact.present && fact.certainty >= LEAST_CERTAIN);
  return RULES.flatMap((rule) => factsFor(rule, told).map(({ quote }) => ({ kind: rule.kind, probability: 1, quote })));
}

function factsFor(rule: (typeof RULES)[number], told: readonly Fact[]): Fact[] {
  const { any, when, notWhen, beside, notBeside, words } = rule;
  const company = told.filter(({ key }) => beside?.includes(key));
  if ((beside && company.length === 0) || told.some(({ key }) => notBeside?.includes(key))) return [];
  const hits = told.filter(
    ({ key, conditions, quote, said = quote?.text ?? "" }) =>
      any.includes(key) &&
      (!when || when.some((condition) => conditions.includes(condition))) &&
      !notWhen?.some((condition) => conditions.includes(condition)) &&
      (!words || said.split("\n").some((mention) => words.test(mention))),
  );
  return hits.length > 0 ? [...hits, ...company] : [];
}
