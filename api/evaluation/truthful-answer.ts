import type { Cause } from "../analysis/knowledge/cause.ts";
import { CAUSES } from "../analysis/knowledge/causes/index.ts";
import { chance } from "../analysis/ranking/likelihood.ts";
import { answerChances, keysOf } from "../analysis/ranking/questions/finding-answers.ts";
import { type Chances, chancesOf, concernedBy } from "../analysis/ranking/questions/look-alikes.ts";
import { FOLLOW_UPS, type FollowUp, LOOK_ALIKES, NOT_SURE } from "../analysis/ranking/questions/question.ts";

/**
 * The id of the option that an owner with one of these causes most likely chooses; "not sure" where the question says
 * nothing of any of them. Throws where there is no such question.
 */
export function truthfulAnswer(questionId: string, causeIds: readonly string[]): string {
  const causes = CAUSES.filter(({ id }) => causeIds.includes(id));
  const lookAlike = LOOK_ALIKES.find(({ id }) => id === questionId);
  if (lookAlike) {
    const cause = causes.find((one) => concernedBy(lookAlike).has(one.id));
    return cause ? likeliest(lookAlike.options, chancesOf(lookAlike, cause)) : NOT_SURE.id;
  }
  const followUp = FOLLOW_UPS.find(({ id }) => id === questionId);
  if (!followUp) throw new Error(`There is no question ${questionId}.`);
  const cause = causes.find((one) => shows(one, followUp));
  // An owner answers by what is there, not by what else could show it: each finding leaks alike.
  const leaks = new Map(keysOf(followUp).map((key) => [key, 0.01]));
  return cause ? likeliest(followUp.options, answerChances(followUp, [cause], leaks)) : NOT_SURE.id;
}

const shows = (cause: Cause, question: FollowUp) => keysOf(question).some((key) => chance(cause, key) > 0);

const likeliest = (options: readonly { id: string }[], chances: Chances) =>
  options[chances.indexOf(Math.max(...chances))]!.id;
