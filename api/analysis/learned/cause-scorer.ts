import type { Vehicle } from "../input.ts";
import { clausesOf } from "../reading/clauses.ts";
import { normalize } from "../reading/normalize.ts";
import { wordsOf } from "../reading/words.ts";
import { carFeatures } from "./car-features.ts";
import type { ClauseOdds } from "./clause-odds.ts";
import { type LinearModel, logitsOf, softmax } from "./linear-model.ts";
import { featuresOfClauses, textFeatures } from "./text-features.ts";

/** Belief by a cause's id, which sums to 1. A cause that is missing was never learned. */
export type CauseScores = ReadonlyMap<string, number>;

/** Scores causes by an owner's words. Must be near linear in the text. */
export interface CauseScorer {
  score(text: string, vehicle: Vehicle): CauseScores;
  clausesIn(text: string): ClauseOdds;
}

/** Scores by a model over causes that was trained on owners' stories. */
export const trainedCauseScorer = (model: LinearModel): CauseScorer => ({
  score(text, vehicle) {
    const features = new Map([...textFeatures(text), ["car" as const, carFeatures(vehicle)]]);
    const belief = softmax(logitsOf(model, features));
    return new Map(model.classNames.map((name, i) => [name, belief[i]!]));
  },

  clausesIn(text) {
    const plain = normalize(text);
    const words = wordsOf(plain);
    const clauses = clausesOf(words, plain).map(({ from, to }) => ({
      start: words[from]!.start,
      end: words[to - 1]!.end,
      adds: logitsOf(model, featuresOfClauses([words.slice(from, to)])).map((logit, i) => logit - model.bias[i]!),
    }));
    return { causeIds: model.classNames, before: model.bias, clauses };
  },
});
