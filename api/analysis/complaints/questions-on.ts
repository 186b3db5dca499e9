import { isTooEarly } from "#shared/format/probability.ts";
import type { Question } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../input.ts";
import type { QuestionReader } from "../learned/question-reader.ts";
import { chooseQuestions, firstQuestions } from "../ranking/questions/choose-questions.ts";
import { expertQuestion } from "../understood/expert-question.ts";
import { betsOf, type RankedComplaint } from "./rank-complaint.ts";

/** From this chance on nothing that an expert could ask is worth the owner's time. */
const SURE = 0.9;

/** What is worth asking of complaints, in turns, beginning with what is least sure. */
export function questionsOn(
  complaints: readonly RankedComplaint[],
  answers: readonly Answer[],
  judge?: QuestionReader,
): Question[] {
  const lists = complaints.toSorted((a, b) => sureness(a) - sureness(b)).map((one) => questionsTo(one, answers, judge));
  const most = Math.max(...lists.map(({ length }) => length));
  const inTurns = Array.from({ length: most }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  return inTurns.filter(({ id }, i) => inTurns.findIndex((other) => other.id === id) === i).slice(0, most);
}

const sureness = ({ ranking }: RankedComplaint) => ranking.causes[0]?.probability ?? 0;

/**
 * Ours, whose answers are facts; an expert's own only where we have none and it is not settled. Where nothing was read and
 * no cause stands out, what bothers the owner is asked.
 */
function questionsTo(complaint: RankedComplaint, answers: readonly Answer[], judge?: QuestionReader): Question[] {
  const { text, facts, ranking, opinion } = complaint;
  const told = { text, facts, answers };
  const ours = chooseQuestions(ranking, told, judge);
  if (ours.length > 0) return ours;
  const bets = betsOf(opinion);
  if (bets) return sureness(complaint) < SURE ? expertQuestion(bets, answers) : [];
  const isUnread = !facts.some(({ present }) => present) && isTooEarly(100 * sureness(complaint));
  return isUnread ? firstQuestions(told) : [];
}
