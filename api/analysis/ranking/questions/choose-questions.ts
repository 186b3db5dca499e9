import type { Question } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../../input.ts";
import type { Fact } from "../../reading/evidence.ts";
import type { Hypothesis } from "../hypotheses.ts";
import { leaksOf } from "../leaks.ts";
import { chance, leakWith, sensitivity } from "../likelihood.ts";
import type { Ranking } from "../rank.ts";
import { FOLLOW_UPS, type FollowUp, NOT_SURE, type Saying } from "./question.ts";

type Leaks = ReturnType<typeof leaksOf>;
const keysOf = ({ options }: FollowUp) => options.flatMap(({ says }) => says.map(({ key }) => key));

/** At most this many are asked; each must be expected to settle at least this many bits. */
const MOST = 4;
const LEAST_BITS = 0.02;
/** Hypotheses that are weighed: the rest hold next to no belief. */
const WEIGHED = 60;

/** The questions whose answers are expected to change the ranking most, the best first. */
export function chooseQuestions(ranking: Ranking, facts: readonly Fact[], answers: readonly Answer[]): Question[] {
  const told = (key: string) => facts.some((fact) => fact.present && fact.key === key);
  const answered = new Set(answers.map(({ questionId }) => questionId));
  const open = FOLLOW_UPS.filter(
    (question) =>
      !answered.has(question.id) &&
      (question.about?.some(told) ?? true) &&
      !question.unless?.some(told) &&
      !alreadyTold(question, facts),
  );
  const leaks = leaksOf(new Set(open.flatMap(keysOf)), ranking.candidates);
  const believed = ranking.hypotheses.slice(0, WEIGHED);
  return open
    .map((question) => ({ question, bits: expectedInformation(question, believed, leaks) }))
    .filter(({ bits }) => bits >= LEAST_BITS)
    .sort((a, b) => b.bits - a.bits || a.question.id.localeCompare(b.question.id))
    .slice(0, MOST)
    .map(({ question }) => shown(question));
}

/** Whether the owner's words give one of the answers already, circumstances and all: "blows warm at stop lights". */
const alreadyTold = ({ options }: FollowUp, facts: readonly Fact[]) =>
  options.some(({ says }) =>
    says.every(({ key, present, conditions = [] }) =>
      facts.some(
        (fact) => fact.key === key && fact.present === present && conditions.every((c) => fact.conditions.includes(c)),
      ),
    ),
  );

/** What the owner's answers say, as facts. "I am not sure", and an answer to no question of ours, say nothing. */
export function factsOf(answers: readonly Answer[]): Fact[] {
  return answers.flatMap(({ questionId, optionId }) => {
    const option = FOLLOW_UPS.find(({ id }) => id === questionId)?.options.find(({ id }) => id === optionId);
    return option ? option.says.map((saying) => factOf(saying, option.label)) : [];
  });
}

const factOf = ({ key, present, conditions = [] }: Saying, label: string): Fact => ({
  key,
  present,
  certainty: 1,
  conditions,
  notConditions: [],
  // An answer has no place in the text; its words are the label that the owner chose.
  quote: { text: label, start: 0, end: 0 },
});

const shown = ({ id, text, hint, options }: FollowUp): Question => ({
  id,
  text,
  ...(hint ? { hint } : {}),
  options: [...options, NOT_SURE].map(({ id, label }) => ({ id, label })),
});

/** Mutual information between the answer and the hypotheses, in bits. */
function expectedInformation({ options }: FollowUp, believed: readonly Hypothesis[], leaks: Leaks): number {
  const table = options.map(({ says }) => believed.map((hypothesis) => chanceOfAnswer(says, hypothesis, leaks)));
  const totals = believed.map((_, h) => table.reduce((sum, row) => sum + row[h]!, 0));
  let bits = 0;
  for (const row of table) {
    const given = row.map((chance, h) => chance / totals[h]!);
    const overall = given.reduce((sum, p, h) => sum + p * believed[h]!.probability, 0);
    given.forEach((p, h) => {
      if (p > 0) bits += believed[h]!.probability * p * Math.log2(p / overall);
    });
  }
  return bits;
}

function chanceOfAnswer(says: readonly Saying[], { causes }: Hypothesis, leaks: Leaks): number {
  return says.reduce((product, saying) => {
    const fact = factOf(saying, "");
    const leak = leakWith(fact, leaks.get(saying.key)!);
    if (!saying.present) return product * causes.reduce((p, cause) => p * (1 - chance(cause, saying.key)), 1 - leak);
    return product * (1 - causes.reduce((p, cause) => p * (1 - sensitivity(cause, fact)), 1 - leak));
  }, 1);
}
