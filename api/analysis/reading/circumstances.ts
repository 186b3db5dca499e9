import type { Condition } from "../knowledge/conditions.ts";
import { type Clause, clauseAt } from "./clauses.ts";
import { CIRCUMSTANCES } from "./compiled-lexicon.ts";
import type { Match } from "./pattern.ts";
import { speedsIn } from "./speeds.ts";
import { stanceOf } from "./stance.ts";
import type { Word } from "./words.ts";

/** A circumstance at its clause; `denied`: the owner says that it is not then ("goes away when I brake"). */
export interface Circumstance {
  condition: Condition;
  denied: boolean;
  clause: number;
  words: readonly number[];
}

/** "until it warms up" speaks of the cold engine, though "warms up" alone would not. */
const CONTRARY: readonly (readonly [Condition, Condition])[] = [
  ["cold_engine", "warm_engine"],
  ["braking", "accelerating"],
];

/** Everything the text says about when and where, in the order of the text. */
export function circumstancesIn(words: readonly Word[], clauses: readonly Clause[], claimed: ReadonlySet<number>): Circumstance[] {
  const clauseOf = clauseAt(clauses, words.length);
  const found = CIRCUMSTANCES.find(words);
  const vanishing = new Map<number, number>();
  for (const match of found) if (match.target === "goes_away") vanishing.set(clauseOf[match.from]!, match.from);
  const named = found.filter((match) => !found.some((other) => overrules(other, match)));
  return [
    ...named.map((match) => {
      const clause = clauseOf[match.from]!;
      const gone = vanishing.get(clause);
      const { denied } = stanceOf(match, words, clauses[clause]!, claimed);
      const flipped = gone !== undefined && gone < match.from && match.target !== "goes_away";
      return { condition: match.target, denied: denied !== flipped, clause, words: match.at };
    }),
    ...speedsIn(words).map(({ condition, at }) => ({ condition, denied: false, clause: clauseOf[at]!, words: [at] })),
  ].filter(({ condition, denied }) => !(condition === "goes_away" && denied));
}

/** The contrary that starts earlier at the same words is what was meant. */
function overrules(other: Match<Condition>, match: Match<Condition>): boolean {
  const contrary = CONTRARY.some((pair) => pair.includes(other.target) && pair.includes(match.target));
  if (!contrary || other.target === match.target) return false;
  return other.from < match.from && other.to >= match.from;
}

/**
 * The circumstances of a finding in clause `at`: those of its own clause, else of the nearest clause of its sentence;
 * and those of the sentences beside it that tell of no finding themselves ("It squeals. Only when I brake.").
 */
export function circumstancesOf(
  at: number,
  clauses: readonly Clause[],
  all: readonly Circumstance[],
  withFindings: ReadonlySet<number>,
): Circumstance[] {
  const sentence = clauses[at]!.sentence;
  const inClause = (clause: number) => all.filter((c) => c.clause === clause);
  let own = inClause(at);
  for (let away = 1; own.length === 0 && away <= 3; away++) {
    const sides = [at - away, at + away].filter((n) => clauses[n]?.sentence === sentence);
    const bare = sides.filter((n) => !withFindings.has(n));
    own = [...bare, ...sides].map(inClause).find((list) => list.length > 0) ?? [];
  }
  const told = new Set([...withFindings].map((n) => clauses[n]!.sentence));
  const beside = all.filter((c) => {
    const other = clauses[c.clause]!.sentence;
    if (told.has(other)) return false;
    return other === sentence + 1 || (other === sentence - 1 && (sentence === 1 || !told.has(sentence - 2)));
  });
  return [...own, ...beside];
}
