import type { Quote } from "#shared/schemas/diagnostic.ts";
import type { Vehicle } from "../input.ts";
import { clausesOf } from "../reading/clauses.ts";
import { normalize } from "../reading/normalize.ts";
import { wordsOf } from "../reading/words.ts";
import { carFeatures } from "./car-features.ts";
import { type LinearModel, logitsOf, softmax } from "./linear-model.ts";
import { featuresOfClauses, textFeatures } from "./text-features.ts";

/** Belief by a cause's id, which sums to 1. A cause that is missing was never learned. */
export type CauseScores = ReadonlyMap<string, number>;

/** Scores causes by an owner's words. Must be near linear in the text. */
export interface CauseScorer {
  score(text: string, vehicle: Vehicle): CauseScores;
  /** Finds, for a cause's id, the clause that by itself tells most of it; undefined where none tells of it. */
  quotesIn(text: string): (causeId: string) => Quote | undefined;
}

/** A clause that gives a cause less than this many times its share by chance does not tell of it. */
const TELLING = 3;

/** Scores by a model over causes that was trained on owners' stories. */
export const trainedCauseScorer = (model: LinearModel): CauseScorer => ({
  score(text, vehicle) {
    const features = new Map([...textFeatures(text), ["car" as const, carFeatures(vehicle)]]);
    const belief = softmax(logitsOf(model, features));
    return new Map(model.classNames.map((name, i) => [name, belief[i]!]));
  },

  quotesIn(text) {
    // Few causes need one, and many texts none.
    let clauses: ReturnType<typeof believedClauses> | undefined;
    return (causeId) => {
      clauses ??= believedClauses(model, text);
      const cause = model.classNames.indexOf(causeId);
      const best = clauses.reduce<(typeof clauses)[number] | undefined>(
        (best, clause) =>
          clause.belief[cause]! > (best?.belief[cause] ?? TELLING / model.classNames.length) ? clause : best,
        undefined,
      );
      return best && { text: text.slice(best.start, best.end), start: best.start, end: best.end };
    };
  },
});

/** Each clause with its place in the text, and what the model makes of it alone. */
function believedClauses(model: LinearModel, text: string) {
  const plain = normalize(text);
  const words = wordsOf(plain);
  return clausesOf(words, plain).map(({ from, to }) => ({
    start: words[from]!.start,
    end: words[to - 1]!.end,
    belief: softmax(logitsOf(model, featuresOfClauses([words.slice(from, to)]))),
  }));
}
