import { CAUSES } from "../knowledge/causes/index.ts";
import type { CauseScores } from "../learned/cause-scorer.ts";
import type { Car } from "../ranking/prior.ts";
import { factsOf } from "../ranking/questions/finding-answers.ts";
import { answerOdds } from "../ranking/questions/look-alikes.ts";
import { type Ranking, rank } from "../ranking/rank.ts";
import { wordingOf } from "../ranking/wording.ts";
import type { AnalysisReaders } from "../readers.ts";
import { withoutVague } from "../reading/composites.ts";
import type { Fact } from "../reading/evidence.ts";
import { favoredCauses } from "../understood/expert-question.ts";
import { type PooledRanking, poolExpert } from "../understood/pool-expert.ts";
import type { Opinion } from "../understood/symptoms.ts";
import type { Complaint } from "./complaint.ts";

const likenessTo = wordingOf(CAUSES);

/** A complaint with its causes. */
export interface RankedComplaint extends Complaint {
  /** What was read and answered. */
  facts: readonly Fact[];
  /** What was learned from such words. */
  learned: CauseScores | undefined;
  /** By our own reading, without the language model. */
  ours: Ranking;
  ranking: PooledRanking;
}

/** Causes of one complaint, which sum to 1 with "something else". `learned` is worked out where it is not given. */
export function rankComplaint(
  complaint: Complaint,
  car: Car,
  scorer: AnalysisReaders["causes"],
  learned = scorer?.score(complaint.text, car.vehicle),
): RankedComplaint {
  const { text, read, answers, opinion } = complaint;
  const answered = factsOf(answers);
  const stillTold = withoutAnswered(read, answered);
  const beside = { text, wording: likenessTo(text), learned };
  const ours = rank(withoutVague(stillTold), car, CAUSES, { ...beside, answered, answerOdds: answerOdds(answers) });
  const sinceThen = (bets: Opinion) =>
    answers.length > 0
      ? { before: rank(withoutVague(read), car, CAUSES, beside), favored: favoredCauses(bets, answers) }
      : undefined;
  const bets = betsOf(opinion);
  const ranking = bets ? poolExpert(ours, bets, text, sinceThen(bets)) : ours;
  return { ...complaint, facts: withAnswers(read, answered), learned, ours, ranking };
}

/** An opinion that bets on causes at all. */
export const betsOf = (opinion: Opinion | undefined) => (opinion && opinion.causes.length > 0 ? opinion : undefined);

/** What was read and what was answered since; of the read only what no answer replaces. */
export const withAnswers = (read: readonly Fact[], answered: readonly Fact[]): Fact[] =>
  withoutVague([...withoutAnswered(read, answered), ...answered]);

/** What the owner answers replaces what we read about the same finding. */
const withoutAnswered = (read: readonly Fact[], answered: readonly Fact[]) =>
  read.filter(({ key, present }) => !answered.some((answer) => answer.key === key && answer.present !== present));
