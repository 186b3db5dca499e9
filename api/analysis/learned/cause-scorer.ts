import type { Vehicle } from "../input.ts";
import { carFeatures } from "./car-features.ts";
import { type LinearModel, logitsOf, softmax } from "./linear-model.ts";
import { textFeatures } from "./text-features.ts";

/** Belief by a cause's id, which sums to 1. A cause that is missing was never learned. */
export type CauseScores = ReadonlyMap<string, number>;

/** Scores causes by an owner's words. Must be near linear in the text. */
export interface CauseScorer {
  score(text: string, vehicle: Vehicle): CauseScores;
}

/** Scores by a model over causes that was trained on owners' stories. */
export const trainedCauseScorer = (model: LinearModel): CauseScorer => ({
  score(text, vehicle) {
    const features = new Map([...textFeatures(text), ["car" as const, carFeatures(vehicle)]]);
    const belief = softmax(logitsOf(model, features));
    return new Map(model.classNames.map((name, i) => [name, belief[i]!]));
  },
});
