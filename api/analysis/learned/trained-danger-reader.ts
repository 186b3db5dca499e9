import type { Quote } from "#shared/schemas/diagnostic.ts";
import { clausesOf } from "../reading/clauses.ts";
import { normalize } from "../reading/normalize.ts";
import { openingOf } from "../reading/opening.ts";
import { wordsOf } from "../reading/words.ts";
import { DANGER_KINDS, type DangerKind, MEANING } from "../safety/danger-kind.ts";
import type { DangerReader } from "../safety/danger-reader.ts";
import { type LinearModel, logitsOf, softmax } from "./linear-model.ts";
import { featuresOfClauses } from "./text-features.ts";

/** Trained models of danger: how dangerous a text is ("none", "soon", "stop"), and which danger it tells of. */
export interface DangerModels {
  level: LinearModel;
  kind: LinearModel;
}

/**
 * Belief in "stop" from which on a danger is probable, and belief in any danger from which on it is possible. Chosen by
 * cross-validation over the corpus: a missed danger costs more than a look that was not needed.
 */
const STOP_FROM = 0.7;
const SOON_FROM = 0.35;
/** Below this belief in "stop" nobody is told that it may have to be stopped. */
const MILD_BELOW = 0.3;

/** What `judgeSafety` takes for probable and for possible. */
const PROBABLE = 0.9;
const POSSIBLE = 0.4;

/** Hears dangers by what was learned from texts: the likeliest kind, quoted by the clause that tells most of it. */
export function trainedDangerReader({ level, kind }: DangerModels): DangerReader {
  const none = level.classNames.indexOf("none");
  const stop = level.classNames.indexOf("stop");
  const kinds = kind.classNames.map((name) => DANGER_KINDS.find((known) => known === name));
  return {
    read(text) {
      const opening = openingOf(text);
      const plain = normalize(opening);
      const words = wordsOf(plain);
      const clauses = clausesOf(words, plain).map(({ from, to }) => words.slice(from, to));
      const features = featuresOfClauses(clauses);
      const belief = softmax(logitsOf(level, features));
      const levels = { stop: belief[stop]!, any: 1 - belief[none]! };
      const probability = levels.stop >= STOP_FROM ? PROBABLE : levels.any >= SOON_FROM ? POSSIBLE : 0;
      const isMild = belief[stop]! < MILD_BELOW;
      const danger = probability > 0 && likeliest(kinds, logitsOf(kind, features), probability === PROBABLE);
      if (!danger) return { dangers: [], ...levels };
      const quote = quoteOf(opening, mostTelling(clauses, level, none));
      return { dangers: [{ kind: danger, probability, isMild, quote }], ...levels };
    },
  };
}

/** The likeliest kind, of those that stop a car where this one should be stopped. */
function likeliest(kinds: readonly (DangerKind | undefined)[], logits: Float32Array, stops: boolean) {
  let best: DangerKind | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  kinds.forEach((kind, i) => {
    if (!kind || logits[i]! <= highest || (stops && MEANING[kind].level !== "stop")) return;
    best = kind;
    highest = logits[i]!;
  });
  return best;
}

/** The clause that, by itself, is the least harmless. */
function mostTelling<Clause extends Parameters<typeof featuresOfClauses>[0][number]>(
  clauses: readonly Clause[],
  level: LinearModel,
  none: number,
): Clause {
  const harmless = clauses.map((clause) => softmax(logitsOf(level, featuresOfClauses([clause])))[none]!);
  return clauses[harmless.indexOf(Math.min(...harmless))]!;
}

function quoteOf(text: string, clause: readonly { start: number; end: number }[]): Quote {
  const start = clause[0]!.start;
  const end = clause.at(-1)!.end;
  return { text: text.slice(start, end), start, end };
}
