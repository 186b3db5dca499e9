import type { Fact } from "../reading/evidence.ts";
import { type LinearModel, logitsOf, softmax } from "./linear-model.ts";
import { textFeatures } from "./text-features.ts";

/** Belief over causes from words alone, whatever the car: with `other` it sums to 1. */
export interface CauseScores {
  /** By id. A cause that is missing was never learned. */
  causes: ReadonlyMap<string, number>;
  /** The belief that it is none of them. */
  other: number;
}

/** Scores causes by an owner's words. Must be near linear in the text. */
export interface CauseScorer {
  score(text: string, facts: readonly Fact[]): CauseScores;
}

/** What stands among the classes of the model for a trouble that no cause names. */
export const OTHER = "other";

/** Scores by a model over causes that was trained on owners' stories. */
export const trainedCauseScorer = (model: LinearModel): CauseScorer => ({
  score(text, facts) {
    const belief = softmax(logitsOf(model, textFeatures(text, facts)));
    const causes = new Map(model.classNames.map((name, i) => [name, belief[i]!]));
    const other = causes.get(OTHER) ?? 0;
    causes.delete(OTHER);
    return { causes, other };
  },
});
