import type { Condition } from "../knowledge/conditions.ts";
import { assertionStatusOf, type Claims } from "./assertion-status.ts";
import { type Clause, clauseAt } from "./clauses.ts";
import { CIRCUMSTANCES } from "./compiled-lexicon.ts";
import { FINE, NO_LONGER } from "./fillers.ts";
import type { Match } from "./pattern-index.ts";
import { speedsIn } from "./speeds.ts";
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
export function circumstancesIn(words: readonly Word[], clauses: readonly Clause[], claimed: Claims): Circumstance[] {
  const clauseOf = clauseAt(clauses, words.length);
  const found = CIRCUMSTANCES.find(words);
  const vanishing = new Map<number, number>();
  for (const match of found) if (match.target === "goes_away") vanishing.set(clauseOf[match.from]!, match.from);
  const contraries = found.filter(({ target }) => CONTRARY.some((pair) => pair.includes(target)));
  const named = found.filter(
    (match) => !contraries.some((other) => overrules(other, match)) && !found.some((other) => contains(other, match)),
  );
  return [
    ...named.map((match) => {
      const clause = clauseOf[match.from]!;
      const gone = vanishing.get(clause);
      const { denied } = assertionStatusOf(match, words, clauses[clause]!, claimed);
      const flipped = gone !== undefined && gone < match.from && match.target !== "goes_away";
      return { condition: match.target, denied: denied !== flipped, clause, words: match.at };
    }),
    ...speedsIn(words).map(({ condition, at }) => ({ condition, denied: false, clause: clauseOf[at]!, words: [at] })),
  ].filter(({ condition, denied }) => !(condition === "goes_away" && denied));
}

/** "when turning" says all that "turning" does, and a negator is looked for before it. */
const contains = (other: Match<Condition>, match: Match<Condition>) =>
  other.target === match.target && other.at.length > match.at.length && match.at.every((i) => other.at.includes(i));

/** The contrary that starts earlier at the same words is what was meant, unless the later one says more. */
function overrules(other: Match<Condition>, match: Match<Condition>): boolean {
  const contrary = CONTRARY.some((pair) => pair.includes(other.target) && pair.includes(match.target));
  if (!contrary || other.target === match.target || !other.at.some((i) => match.at.includes(i))) return false;
  if (other.at.length !== match.at.length) return other.at.length > match.at.length;
  return other.from < match.from;
}

const WHEN = new Set(["when", "whenever", "while", "if", "once"]);

/**
 * "Fine when cold", "when cold it is quiet": a clause that tells no finding but praise says when the trouble is not
 * there. Without a "when" the praise may be of something else: "stopping is fine".
 */
const praises = ({ from, to }: Clause, words: readonly Word[]) => {
  const said = words.slice(from, to);
  return (
    said.some(({ root }) => FINE.has(root)) &&
    said.some(({ surface }) => WHEN.has(surface)) &&
    !said.some(({ root }) => NO_LONGER.has(root))
  );
};

/**
 * For each clause with findings its circumstances. One said in a clause without a finding belongs to the nearest
 * finding of its sentence, or, where that has none, of the sentence beside it ("It squeals. Only when I brake.").
 * A clause that names no circumstance takes those of its neighbour ("it squeals and shakes when I brake").
 */
export function circumstancesByClause(
  words: readonly Word[],
  clauses: readonly Clause[],
  all: readonly Circumstance[],
  withFindings: ReadonlySet<number>,
): Map<number, Circumstance[]> {
  const byClause = new Map<number, Circumstance[]>();
  const told = [...withFindings].sort((a, b) => a - b);
  for (const circumstance of all) {
    const { clause, denied } = circumstance;
    const owner = ownerOf(clause, clauses, told);
    if (owner === undefined) continue;
    const contrary = owner !== clause && praises(clauses[clause]!, words);
    byClause.set(owner, [...(byClause.get(owner) ?? []), { ...circumstance, denied: denied !== contrary }]);
  }
  const inherited = told.flatMap((clause, i) => {
    if (byClause.has(clause)) return [];
    const near = told.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1);
    const spoken = near.filter(
      (other) => byClause.has(other) && clauses[other]!.sentence === clauses[clause]!.sentence,
    );
    const nearest = spoken.sort((a, b) => Math.abs(a - clause) - Math.abs(b - clause))[0];
    return nearest === undefined ? [] : [[clause, byClause.get(nearest)!] as const];
  });
  return new Map([...byClause, ...inherited]);
}

/** "It whistles. I hate it. Only over 50 mph.": so far away a circumstance may stand. */
const SENTENCES_AWAY = 2;
/** How many clauses on either side may lend their circumstances. */
const NEIGHBOURS = 3;

/** The clause whose findings a circumstance belongs to: its own, else the nearest before it, else after it. */
function ownerOf(clause: number, clauses: readonly Clause[], told: readonly number[]): number | undefined {
  const at = told.findIndex((n) => n >= clause);
  if (told[at] === clause) return clause;
  const { sentence } = clauses[clause]!;
  const [before, after] = at < 0 ? [told.at(-1), undefined] : [told[at - 1], told[at]];
  const inSentence = [before, after].filter((n) => n !== undefined && clauses[n]!.sentence === sentence);
  if (inSentence.length > 0) return inSentence[0];
  const beside = [before, after].filter(
    (n) => n !== undefined && Math.abs(clauses[n]!.sentence - sentence) <= SENTENCES_AWAY,
  );
  return beside[0];
}
