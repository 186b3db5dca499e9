import type { Quote } from "#shared/schemas/diagnostic.ts";
import type { Vehicle } from "../input.ts";
import { clausesOf } from "../reading/clauses.ts";
import { normalize } from "../reading/normalize.ts";
import { wordsOf } from "../reading/words.ts";
import { carFeatures } from "./car-features.ts";
import { type LinearModel, logitsOf, softmax } from "./linear-model.ts";
import { featuresOfClauses } from "./text-features.ts";

/** What was learned of an owner's words. */
export interface CauseScores {
  /** Belief by a cause's id, which sums to 1. A cause that is missing was never learned. */
  belief: ReadonlyMap<string, number>;
  /** The clause that by itself tells most of a cause; undefined where none tells of it. */
  quoteFor(causeId: string): Quote | undefined;
}

/** Scores causes by an owner's words. Must be near linear in the text. */
export interface CauseScorer {
  score(text: string, vehicle: Vehicle): CauseScores;
}

/** A clause that gives a cause less than this many times its share by chance does not tell of it. */
const TELLING = 3;

/** Scores by a model over causes that was trained on owners' stories. */
export const trainedCauseScorer = (model: LinearModel): CauseScorer => ({
  score(text, vehicle) {
    const plain = normalize(text);
    const words = wordsOf(plain);
    const clauses = clausesOf(words, plain).map(({ from, to }) => words.slice(from, to));
    const features = new Map([...featuresOfClauses(clauses), ["car" as const, carFeatures(vehicle)]]);
    const belief = softmax(logitsOf(model, features));
    let byClause: Float32Array[] | undefined;
    return {
      belief: new Map(model.classNames.map((name, i) => [name, belief[i]!])),
      quoteFor(causeId) {
        const at = model.classNames.indexOf(causeId);
        byClause ??= clauses.map((clause) => softmax(logitsOf(model, featuresOfClauses([clause]))));
        let best = -1;
        let most = TELLING / model.classNames.length;
        byClause.forEach((belief, i) => {
          if (belief[at]! <= most) return;
          best = i;
          most = belief[at]!;
        });
        if (best < 0) return undefined;
        const start = clauses[best]![0]!.start;
        const end = clauses[best]!.at(-1)!.end;
        return { text: text.slice(start, end), start, end };
      },
    };
  },
});
