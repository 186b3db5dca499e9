import type { Quote } from "#shared/schemas/diagnostic.ts";
import { softmax } from "./linear-model.ts";

/** What a scorer of causes makes of each clause of a text by itself. Log odds stand in the order of `causeIds`. */
export interface ClauseOdds {
  causeIds: readonly string[];
  /** Before any word. */
  before: Float32Array;
  /** In the order of the text. `adds`: by how much its words change the log odds. */
  clauses: readonly { start: number; end: number; adds: Float32Array }[];
}

/** Belief in each cause, in the order of the log odds. */
export const beliefWith = (before: Float32Array, adds: Float32Array, weight = 1): Float32Array =>
  softmax(before.map((odds, cause) => odds + weight * adds[cause]!));

/** A clause that gives a cause less than this many times its share by chance does not tell of it. */
const TELLING = 3;

/** Finds, for a cause's id, the clause that by itself tells most of it; undefined where none tells of it. */
export function quotesIn(text: string, { causeIds, before, clauses }: ClauseOdds): (id: string) => Quote | undefined {
  // Few causes need one, and many texts none.
  let believed: { start: number; end: number; belief: Float32Array }[] | undefined;
  return (id) => {
    believed ??= clauses.map(({ adds, ...place }) => ({ ...place, belief: beliefWith(before, adds) }));
    const cause = causeIds.indexOf(id);
    const best = believed.reduce<(typeof believed)[number] | undefined>(
      (best, clause) => (clause.belief[cause]! > (best?.belief[cause] ?? TELLING / causeIds.length) ? clause : best),
      undefined,
    );
    return best && { text: text.slice(best.start, best.end), start: best.start, end: best.end };
  };
}
