import type { Quote, Safety } from "#shared/schemas/diagnostic.ts";
import type { Fact } from "../reading/evidence.ts";
import type { SafetyRule } from "./rule.ts";
import { SOON } from "./soon/index.ts";
import { STOP } from "./stop/index.ts";

/** A hedged danger is a danger all the same; below this it was only imagined. */
const LEAST_CERTAIN = 0.3;

/** How dangerous it is to go on, from what was told alone. The gravest rule speaks; all that set off its level are quoted. */
export function judgeSafety(facts: readonly Fact[]): Safety {
  const told = facts.filter((fact) => fact.present && fact.certainty >= LEAST_CERTAIN);
  const hits = [...STOP, ...SOON].flatMap((rule) => {
    const facts = factsFor(rule, told);
    return facts.length > 0 ? [{ rule, facts }] : [];
  });
  const gravest = hits[0];
  if (!gravest) return calm(told);
  const { level, reason, action } = gravest.rule;
  const quoted = hits.filter(({ rule }) => rule.level === level).flatMap((hit) => hit.facts);
  return { level, reason, action, quotes: quotesOf(quoted) };
}

function factsFor(rule: SafetyRule, told: readonly Fact[]): Fact[] {
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

const SYMPTOM = /^(?!recent|replaced|renewed|tested_ok)/;

function calm(told: readonly Fact[]): Safety {
  if (!told.some(({ key }) => SYMPTOM.test(key) && !key.endsWith("unspecified")))
    return { level: "unknown", reason: "You have not told enough for us to judge how urgent it is.", quotes: [] };
  return {
    level: "none_found",
    reason: "Nothing you wrote is a known sign of immediate danger. We go by your words alone and cannot see the car.",
    action: "If the brakes, the steering or a red warning light change, stop and have it towed.",
    quotes: [],
  };
}

/** Each place once, in the order of the text; answers to questions have none. */
function quotesOf(facts: readonly Fact[]): Quote[] {
  const byPlace = new Map<number, Quote>();
  for (const { quote } of facts) if (quote && quote.end > quote.start) byPlace.set(quote.start, quote);
  return [...byPlace.values()].sort((a, b) => a.start - b.start);
}
