import type { Answer } from "../../input.ts";
import type { Fact } from "../../reading/evidence.ts";
import { type FollowUp, LOOK_ALIKES, type LookAlike } from "./question.ts";

/** By question: finds the words that have told it, at the beginning of a word. */
const TOLD = new Map(
  LOOK_ALIKES.filter(({ told }) => told.length > 0).map(({ id, told }) => [
    id,
    new RegExp(`(?<![a-z0-9])(?:${told.map((words) => RegExp.escape(words)).join("|")})`, "i"),
  ]),
);

const LIKE = new Map(LOOK_ALIKES.map(({ id, like }) => [id, new Set(like)]));
const alike = (a: string, b: string) => a === b || LIKE.get(a)?.has(b) || LIKE.get(b)?.has(a) || false;

/** Whether a question is answered already, by words, by what was read in them, or by an answer; or has no place here. */
export function alreadyTold(text: string, facts: readonly Fact[], answers: readonly Answer[]) {
  const keys = new Set(facts.map(({ key }) => key));
  const present = new Set(facts.filter((fact) => fact.present).map(({ key }) => key));
  return (question: FollowUp | LookAlike): boolean => {
    if (answers.some(({ questionId }) => alike(questionId, question.id))) return true;
    if ("told" in question)
      return question.unless.some((key) => keys.has(key)) || (TOLD.get(question.id)?.test(text) ?? false);
    const { about, unless, options } = question;
    return (
      !(about?.some((key) => present.has(key)) ?? true) ||
      (unless?.some((key) => present.has(key)) ?? false) ||
      optionTold(options, facts)
    );
  };
}

/** Whether the owner's words give one of the answers already, circumstances and all: "blows warm at stop lights". */
const optionTold = (options: FollowUp["options"], facts: readonly Fact[]) =>
  options.some(({ says }) =>
    says.every(({ key, present, conditions = [] }) =>
      facts.some(
        (fact) => fact.key === key && fact.present === present && conditions.every((c) => fact.conditions.includes(c)),
      ),
    ),
  );
