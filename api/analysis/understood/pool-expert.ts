import type { Quote } from "#shared/schemas/diagnostic.ts";
import type { Cause } from "../knowledge/cause.ts";
import type { RankedCause, Ranking } from "../ranking/rank.ts";
import { quoteIn } from "./quote.ts";
import type { Opinion } from "./symptoms.ts";

/** The powers of the pool, P ∝ expert^expert × ours^ours, and the factor on the odds of the expert's "something else". */
export interface PoolWeights {
  expert: number;
  ours: number;
  other: number;
}

/**
 * Models say less than they know: of causes given 40 to 59 % nine in ten proved right, hence the power above 1. Fitted to
 * recorded answers to settled questions of real owners and held against the blind judgements of the corpus
 * (`bun run evaluate FILE --replay ANSWERS --fit`); the figures stand in `api/evaluation/README.md`. "Something else" is
 * not: the cause of every such question is in the catalogue.
 */
export const POOL_WEIGHTS: PoolWeights = { expert: 2, ours: 0.2, other: 0.3 };

/** The expert's chance for a cause that it does not name, and for one that it excludes in the owner's words. */
const UNNAMED = 0.003;
const EXCLUDED = 0.0003;
/** Our chance for a cause that nothing in our reading speaks for. */
const UNREAD = 0.001;
/** The least that is said of "something else". */
const LEAST_OTHER = 0.02;

/** Reasons are worked out for causes down to this chance, as in our own ranking. */
const WORTH_REASONS = 0.005;
/**
 * The expert bet before the owner answered our questions, so what an answer changes in our ranking counts nearly in
 * full: by this power, and at most so many times. Judgement, as is how much an answer to the expert's own question
 * makes likelier.
 */
const ANSWERED = 0.7;
const MOST_CHANGE = 50;
const FAVORED = 4;

export interface PooledCause extends RankedCause {
  /** The owner's words for which an expert bets on it, and for which it excludes it. */
  bet?: readonly Quote[];
  excluded?: readonly Quote[];
}

export interface PooledRanking extends Ranking {
  causes: readonly PooledCause[];
}

/**
 * What the owner answered since: our ranking before it, and the causes that the answer to the expert's question favors.
 */
export interface AnsweredSince {
  before: Ranking;
  favored: ReadonlySet<string>;
}

/** Our ranking and an expert's bets as one: at most one cause at a time, with "something else" they make 1. */
export function poolExpert(
  ranking: Ranking,
  { causes: bets, excluded, other }: Opinion,
  text: string,
  since?: AnsweredSince,
  weights = POOL_WEIGHTS,
): PooledRanking {
  const betOn = new Map(bets.map((bet) => [bet.id, bet]));
  const ruledOut = new Map(excluded.map(({ id, words }) => [id, words]));
  const shareNow = sharesOf(ranking);
  const shareBefore = since ? sharesOf(since.before) : shareNow;
  const weightOf = ({ cause: { id } }: RankedCause) => {
    const expert = (betOn.get(id)?.percent ?? 0) / 100 || (ruledOut.has(id) ? EXCLUDED : UNNAMED);
    const change = Math.min(MOST_CHANGE, Math.max(1 / MOST_CHANGE, shareNow(id) / shareBefore(id)));
    return (
      expert ** weights.expert *
      shareBefore(id) ** weights.ours *
      change ** ANSWERED *
      (since?.favored.has(id) ? FAVORED : 1)
    );
  };
  const otherWeight = weights.other * other;
  const elsewhere = Math.max(LEAST_OTHER, otherWeight / (otherWeight + 100 - other));
  const shares = ranking.causes.map(weightOf);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const causes = ranking.causes
    .map((ranked, i) => ({ ...ranked, probability: ((1 - elsewhere) * shares[i]!) / total }))
    .sort((a, b) => b.probability - a.probability || (a.cause.id < b.cause.id ? -1 : 1))
    .map((ranked): PooledCause => {
      const { id } = ranked.cause;
      const bet = betOn.get(id);
      return {
        ...ranked,
        ...(ranked.probability >= WORTH_REASONS && ranking.reasonsFor(ranked.cause)),
        ...(bet && { bet: quotesOf(bet.words, text) }),
        ...(ruledOut.has(id) && { excluded: quotesOf([ruledOut.get(id)!], text) }),
      };
    });
  const single = ({ cause, probability }: { cause: Cause; probability: number }) => ({ causes: [cause], probability });
  return {
    ...ranking,
    causes,
    other: elsewhere,
    hypotheses: [...causes.map(single), { causes: [], probability: elsewhere }].sort(
      (a, b) => b.probability - a.probability,
    ),
  };
}

/** How we share out belief, causes and "something else" to 1. */
function sharesOf({ causes, other }: Ranking): (causeId: string) => number {
  const total = causes.reduce((sum, { probability }) => sum + probability, other);
  const shares = new Map(causes.map(({ cause, probability }) => [cause.id, probability / total]));
  return (id) => Math.max(UNREAD, shares.get(id) ?? 0);
}

const quotesOf = (words: readonly string[], text: string) => words.flatMap((one) => quoteIn(text, one) ?? []);
