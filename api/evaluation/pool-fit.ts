import { CAUSES } from "../analysis/knowledge/causes/index.ts";
import { rank } from "../analysis/ranking/rank.ts";
import { wordingOf } from "../analysis/ranking/wording.ts";
import { withoutVague } from "../analysis/reading/composites.ts";
import { openingOf } from "../analysis/reading/opening.ts";
import { readEvidence } from "../analysis/reading/read.ts";
import { withUnderstood } from "../analysis/understood/facts.ts";
import { fuelsBetOn } from "../analysis/understood/fuels-bet-on.ts";
import { POOL_WEIGHTS, poolExpert } from "../analysis/understood/pool-expert.ts";
import type { UnderstoodSymptoms } from "../analysis/understood/symptoms.ts";
import { profileOf } from "../analysis/vehicle/profile-of.ts";
import { trainedReaders } from "../learning/load-models.ts";
import type { EvalCase } from "./eval-case.ts";
import { TODAY } from "./outcome.ts";

/** Powers of the pool with their loss: the mean of −ln(chance of the right causes), in nats. */
export interface PoolFit {
  expert: number;
  ours: number;
  loss: number;
}

/** No single surprise may count for more than this chance. */
const LEAST = 0.001;
const EXPERT = Array.from({ length: 13 }, (_, i) => (6 + 2 * i) / 10);
const OURS = Array.from({ length: 7 }, (_, i) => i / 10);

const likenessTo = wordingOf(CAUSES);

/**
 * The powers with the least log loss on cases that a model answered with bets, and the present ones beside them. What is
 * said of "something else" is not fitted: of cases whose cause is in the catalogue it tells nothing.
 */
export function fitPool(evalCases: readonly EvalCase[]): { best: PoolFit; present: PoolFit } {
  const judged = evalCases.flatMap((evalCase) => {
    const { facts = [], opinion } = evalCase.read?.understood?.symptoms ?? {};
    const right = new Set(evalCase.troubles.flatMap(({ causes }) => causes));
    return opinion && opinion.causes.length > 0 && right.size > 0
      ? [{ evalCase, opinion, right, ranking: rankingOf(evalCase, { facts, opinion }) }]
      : [];
  });
  if (judged.length === 0)
    throw new Error("The pool can be fitted only to cases whose cause is known, with bets on them.");
  const fitAt = (expert: number, ours: number): PoolFit => {
    const losses = judged.map(({ evalCase, opinion, right, ranking }) => {
      const { causes } = poolExpert(ranking, opinion, evalCase.text, undefined, { ...POOL_WEIGHTS, expert, ours });
      const chance = causes.reduce((sum, { cause, probability }) => sum + (right.has(cause.id) ? probability : 0), 0);
      return -Math.log(Math.max(LEAST, chance));
    });
    return { expert, ours, loss: losses.reduce((sum, loss) => sum + loss, 0) / losses.length };
  };
  const fits = EXPERT.flatMap((expert) => OURS.map((ours) => fitAt(expert, ours)));
  return {
    best: fits.reduce((a, b) => (b.loss < a.loss ? b : a)),
    present: fitAt(POOL_WEIGHTS.expert, POOL_WEIGHTS.ours),
  };
}

function rankingOf({ vehicle, text }: EvalCase, symptoms: UnderstoodSymptoms) {
  const opening = openingOf(text);
  const facts = withoutVague(withUnderstood(readEvidence(opening).facts, symptoms, text));
  const car = { vehicle, profile: profileOf({ ...vehicle, text, fuels: fuelsBetOn(symptoms.opinion) }), today: TODAY };
  return rank(facts, car, CAUSES, {
    text: opening,
    wording: likenessTo(opening),
    learned: trainedReaders().causes.score(opening, vehicle),
  });
}
