import type { Answer } from "../../input.ts";
import type { Fact } from "../../reading/evidence.ts";
import { type AnyQuestion, type FollowUp, LOOK_ALIKES } from "./question.ts";

/** By question: finds the words that have told it, at the beginning of a word. */
const TOLD = new Map(
  LOOK_ALIKES.filter(({ told }) => told.length > 0).map(({ id, told }) => [
    id,
    new RegExp(`(?<![a-z0-9])(?:${told.map((words) => RegExp.escape(words)).join("|")})`, "i"),
  ]),
);

const groupOf = (key: string) => key.slice(0, key.indexOf("."));
/** What was done, replaced, tested or named is no complaint, and neither is a place. */
const isComplaint = (key: string) =>
  !/^(?:code:|recent|replaced|tested_ok|blamed|named|renewed|trial|seen|noise_at)\b/.test(key);

const LIKE = new Map(LOOK_ALIKES.map(({ id, like }) => [id, new Set(like)]));
const alike = (a: string, b: string) => a === b || LIKE.get(a)?.has(b) || LIKE.get(b)?.has(a) || false;

/**
 * Whether the owner's words tell what the question asks. It reads the text: for the few questions that are worth
 * asking.
 */
export const saidIn = (text: string, question: AnyQuestion): boolean => TOLD.get(question.id)?.test(text) ?? false;

/** Whether what was read, or an answer, tells what a question asks; or it has no place with what was told. */
export function alreadyTold(facts: readonly Fact[], answers: readonly Answer[]) {
  const keys = new Set(facts.map(({ key }) => key));
  const present = new Set(facts.filter((fact) => fact.present).map(({ key }) => key));
  const complaints = new Set([...present].filter(isComplaint).flatMap((key) => [key as string, groupOf(key)]));
  return (question: AnyQuestion): boolean => {
    if (answers.some(({ questionId }) => alike(questionId, question.id))) return true;
    if ("told" in question) {
      // Of a text in which no complaint was read anything may be asked.
      const apart = question.about && complaints.size > 0 && !question.about.some((told) => complaints.has(told));
      return apart || question.unless.some((key) => keys.has(key));
    }
    const { about, after, unless, options } = question;
    const follows = Object.entries(after ?? {}).some(([id, option]) =>
      answers.some(({ questionId, optionId }) => questionId === id && optionId === option),
    );
    // What asks for the complaint itself has no place where one was told.
    const hasPlace = after ? follows : about ? about.some((key) => present.has(key)) : complaints.size === 0;
    return !hasPlace || (unless?.some((key) => present.has(key)) ?? false) || optionTold(options, facts);
  };
}

/** Whether the owner's words give one of the answers already, circumstances and all: "blows warm at stop lights". */
const optionTold = (options: FollowUp["options"], facts: readonly Fact[]) =>
  options.some(
    ({ says }) =>
      says.length > 0 &&
      says.every(({ key, present, conditions = [] }) =>
        facts.some(
          (fact) =>
            fact.key === key && fact.present === present && conditions.every((c) => fact.conditions.includes(c)),
        ),
      ),
  );
