import { MORE } from "#shared/asked-and-answered.ts";
import type { Question } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../../input.ts";
import type { Cause } from "../../knowledge/cause.ts";
import { REPAIRS } from "../../knowledge/repairs/index.ts";
import type { QuestionReader } from "../../learned/question-reader.ts";
import type { Fact } from "../../reading/evidence.ts";
import { leakProbabilitiesOf } from "../leak-probabilities.ts";
import type { Ranking } from "../rank.ts";
import { type Believed, expectedGain } from "./expected-gain.ts";
import { answerChances, keysOf } from "./finding-answers.ts";
import { chancesOf, concernedBy } from "./look-alikes.ts";
import { type AnyQuestion, FOLLOW_UPS, type FollowUp, LOOK_ALIKES, type LookAlike, NOT_SURE } from "./question.ts";
import { alreadyTold, saidIn } from "./told.ts";

/** So many are asked in all, and so many shown at once, the best first. */
const MOST = 5;
const AT_ONCE = 4;
/** A question must be expected to be worth this much: see `expectedGain`. */
const LEAST_GAIN = 0.004;
/** Causes that are weighed, the likeliest first: the rest hold next to no belief. */
const WEIGHED = 120;
/** The same for questions on findings, whose chances are not worked out beforehand. */
const WEIGHED_BY_FINDINGS = 50;
/** Belief that a question must concern, so that it makes sense to this owner. */
const LEAST_CONCERNED = 0.2;
/** How often an owner can answer a question on findings. Judgement. */
const ANSWERABLE = 0.7;
/** What is not quick is done by fewer. */
const SLOW = 0.6;

/** Those without `about` ask for the complaint: where causes are ranked it is known. */
const RANKING_FOLLOW_UPS = FOLLOW_UPS.filter(({ about }) => about !== undefined);

interface Weighed extends Believed {
  cause: Cause;
}

/**
 * So many times likelier than answered or unfounded a question must be worth asking. Chosen by cross-validation over the
 * judgements: what is asked so was answered by the text in 6 of 100.
 */
const SENSIBLE_ODDS = 2.5;
/** So many are judged, those first that are worth most: a judgement takes time, and few of the rest would be asked. */
const MOST_JUDGED = 15;

/** What the owner has said so far: the text, what was read of it, and answers. */
export interface Told {
  text: string;
  facts: readonly Fact[];
  answers: readonly Answer[];
}

/**
 * The questions whose answers are worth most to this owner, the best first. None where none is worth asking. `reader`
 * knows which of them a technician would not ask beside this text.
 */
export function chooseQuestions(ranking: Ranking, { text, facts, answers }: Told, reader?: QuestionReader): Question[] {
  const left = leftAfter(answers);
  if (left === 0) return [];
  const causes = ranking.causes
    .slice(0, WEIGHED)
    .map(({ cause, probability }): Weighed => ({ cause, belief: probability, weighty: isWeighty(cause) }));
  const isTold = alreadyTold(facts, answers);
  const isSensible = sensibleBeside(text, reader);
  const isOpen = (question: AnyQuestion) => !isTold(question);
  return [...gainsOfFollowUps(RANKING_FOLLOW_UPS.filter(isOpen), causes, ranking), ...gainsOfLookAlikes(isOpen, causes)]
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain || a.question.id.localeCompare(b.question.id))
    .filter(({ question }) => !saidIn(text, question))
    .slice(0, MOST_JUDGED)
    .filter(({ question }) => isSensible(question))
    .filter(({ question }, i, all) => !all.slice(0, i).some((better) => sameAsked(better.question, question)))
    .slice(0, left)
    .map(({ question }) => shown(question));
}

function sensibleBeside(text: string, reader: QuestionReader | undefined): (question: AnyQuestion) => boolean {
  const judge = reader?.judging(text);
  return (question) => {
    if (!judge) return true;
    const { sensible, answered, unfounded } = judge(question);
    return sensible > SENSIBLE_ODDS * (answered + unfounded);
  };
}

/** What to ask where too little was read to rank anything: what bothers the owner, and then of what kind it is. */
export function firstQuestions({ facts, answers }: Pick<Told, "facts" | "answers">): Question[] {
  const isTold = alreadyTold(facts, answers);
  return FOLLOW_UPS.filter((question) => question.first && !isTold(question))
    .slice(0, leftAfter(answers))
    .map(shown);
}

const leftAfter = (answers: readonly Answer[]) =>
  Math.max(0, Math.min(AT_ONCE, MOST - answers.filter(({ questionId }) => questionId !== MORE).length));

interface Gain {
  question: AnyQuestion;
  gain: number;
}

function gainsOfFollowUps(open: readonly FollowUp[], causes: readonly Weighed[], { candidates }: Ranking): Gain[] {
  const likeliest = causes.slice(0, WEIGHED_BY_FINDINGS);
  const leakProbabilities = leakProbabilitiesOf(new Set(open.flatMap(keysOf)), candidates);
  return open.map((question) => {
    const chances = likeliest.map(({ cause }) => answerChances(question, [cause], leakProbabilities));
    return { question, gain: ANSWERABLE * expectedGain(likeliest, chances) };
  });
}

function gainsOfLookAlikes(isOpen: (question: LookAlike) => boolean, causes: readonly Weighed[]): Gain[] {
  const beliefOf = new Map(causes.map(({ cause, belief }) => [cause.id, belief]));
  const concerned = (question: LookAlike) =>
    [...concernedBy(question).keys()].reduce((sum, id) => sum + (beliefOf.get(id) ?? 0), 0);
  return LOOK_ALIKES.filter((question) => isOpen(question) && concerned(question) >= LEAST_CONCERNED).map(
    (question) => {
      const chances = causes.map(({ cause }) => chancesOf(question, cause));
      const answered = question.answerable * (question.quick ? 1 : SLOW);
      return { question, gain: answered * expectedGain(causes, chances) };
    },
  );
}

const likeOf = (question: AnyQuestion) => ("like" in question ? question.like : []);
const sameAsked = (a: AnyQuestion, b: AnyQuestion) => likeOf(a).includes(b.id) || likeOf(b).includes(a.id);

/** A repair below these is cheap: dollars of parts and hours. */
const CHEAP = { parts: 60, hours: 0.6 };
const CHEAP_REPAIRS = new Set(
  REPAIRS.filter(({ parts, hours }) => parts[1] <= CHEAP.parts && hours[1] <= CHEAP.hours).map(({ id }) => id),
);
const isWeighty = ({ urgency, repairs }: Cause) => urgency.level === "High" || CHEAP_REPAIRS.has(repairs[0]!);

const shown = (question: AnyQuestion): Question => ({
  id: question.id,
  text: question.text,
  ...(question.hint && { hint: question.hint }),
  why: question.why,
  options: [...question.options, NOT_SURE].map(({ id, label }) => ({ id, label })),
});
