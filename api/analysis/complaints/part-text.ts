import type { System } from "#shared/schemas/diagnostic.ts";
import type { Vehicle } from "../input.ts";
import type { CauseScorer } from "../learned/cause-scorer.ts";
import type { ClauseOdds } from "../learned/clause-odds.ts";
import type { Ranking } from "../ranking/rank.ts";
import type { Fact } from "../reading/evidence.ts";
import { clearestCut, gain, type Stretch, type SystemShares, sharedBelief, systemShares } from "./clearest-cut.ts";

/** More troubles than this are seldom told at once, and more lists are no help. */
const MOST = 3;

/** How clear two parts must be. `shared`: the most belief in systems that they may share. `sure`: the least in each one's first. */
interface Clearness {
  shared: number;
  sure: number;
}

/**
 * Chosen on the tuning and worked cases and on complaints to NHTSA with one cause, and on pairs of tuning cases. Where one
 * likely cause explains what was read on both sides, the words have to be clearer.
 */
const CLEAR: Clearness = { shared: 0.6, sure: 0.25 };
const CLEAR_DESPITE_ONE_CAUSE: Clearness = { shared: 0.25, sure: 0.5 };
const ONE_CAUSE_FROM = 0.3;
/** How much surer a part must be in which the reading found nothing. */
const WITHOUT_FACTS = 0.6;
/**
 * So few words leave most belief where it was before any word, alike in both parts: there the belief that they added has to be
 * so different and so much, and no cause may explain both.
 */
const FEW_WORDS = { most: 15, shared: 0.3, gained: 0.2, oneCause: 0.05 };
/** A part of fewer characters tells no trouble: "help". */
const LEAST_CHARACTERS = 5;

/** What was done to the car, or blamed, belongs to any trouble, and vague words to the one beside them. */
const TELLS_LITTLE = /^(recent|replaced|tested_ok|renewed|blamed|named)\.|unspecified$/;

/** A text and what was made of it as if it told of one trouble. */
export interface ToldAsOne {
  text: string;
  facts: readonly Fact[];
  ranking: Ranking;
  scorer: CauseScorer;
  clauses: ClauseOdds;
  vehicle: Vehicle;
}

interface Part extends Stretch {
  shares: SystemShares;
}

/**
 * The parts of a text by the trouble that they tell of, in its order: a list of stretches for each. One list where the text
 * does not clearly speak of separate troubles. Near linear in the text.
 */
export function partText(told: ToldAsOne): Stretch[][] {
  const whole = { start: 0, end: told.text.length };
  const telling = told.facts.filter(({ key, present, quote }) => present && quote && !TELLS_LITTLE.test(key));
  let parts: Part[] = [{ ...whole, shares: new Map() }];
  // What is told of one trouble, then another, then of the first again takes one cut more.
  for (let cuts = 0; cuts < MOST; cuts++) {
    const cut = parts.flatMap((part) => {
      const halves = halvesOf(part, telling, told);
      return halves ? [{ part, halves }] : [];
    })[0];
    if (!cut) break;
    parts = parts.flatMap((part) => (part === cut.part ? cut.halves : [part]));
  }
  return grouped(parts);
}

function halvesOf(part: Stretch, telling: readonly Fact[], told: ToldAsOne): Part[] | undefined {
  const { text, clauses, scorer, vehicle } = told;
  const at = clearestCut(clauses, part, telling);
  if (at === undefined) return undefined;
  const halves = [
    { start: part.start, end: at },
    { start: at, end: part.end },
  ].map((half) => ({ ...half, shares: systemShares(scorer.score(text.slice(half.start, half.end), vehicle)) }));
  return areSeparate(halves, telling, told) ? halves : undefined;
}

function areSeparate(halves: readonly Part[], telling: readonly Fact[], told: ToldAsOne): boolean {
  const { text, ranking } = told;
  const words = halves.map(({ start, end }) => text.slice(start, end).trim());
  if (words.some(({ length }) => length < LEAST_CHARACTERS)) return false;
  const isIn = ({ quote }: Fact, { start, end }: Stretch) => quote!.start >= start && quote!.end <= end;
  const readIn = halves.map((half) => telling.filter((fact) => isIn(fact, half)));
  const explainsBoth = ranking.causes
    .filter(({ evidence }) => readIn.every((facts) => facts.some((fact) => evidence.includes(fact))))
    .reduce((sum, { probability }) => sum + probability, 0);
  const { shared, sure } = explainsBoth > ONE_CAUSE_FROM ? CLEAR_DESPITE_ONE_CAUSE : CLEAR;
  const isClear =
    sharedOf(halves) < shared &&
    halves.every(({ shares }, i) => Math.max(...shares.values()) > sure + (readIn[i]!.length > 0 ? 0 : WITHOUT_FACTS));
  if (isClear) return true;
  const areShort = words.every((part) => part.split(/\s+/).length <= FEW_WORDS.most);
  const mayTell = areShort && explainsBoth <= FEW_WORDS.oneCause && readIn.every((facts) => facts.length > 0);
  return mayTell && areSeparateByGain(halves, told);
}

function areSeparateByGain(halves: readonly Part[], { scorer, vehicle }: ToldAsOne): boolean {
  const before = systemShares(scorer.score("", vehicle));
  const gains = halves.map(({ shares }) => gain(before, shares));
  return sharedOf(gains) < FEW_WORDS.shared && gains.every(({ gained }) => gained > FEW_WORDS.gained);
}

const sharedOf = ([a, b]: readonly { shares: SystemShares }[]) => sharedBelief(a!.shares, b!.shares);

/** What is told of one trouble again after another belongs to it; at most so many troubles. */
function grouped(parts: readonly Part[]): Stretch[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const same = groups.find(([first]) => firstOf(first!.shares) === firstOf(part.shares));
    if (same) same.push(part);
    else if (groups.length === MOST) groups.at(-1)!.push(part);
    else groups.push([part]);
  }
  return groups.map((group) => group.map(({ start, end }) => ({ start, end })));
}

const firstOf = (shares: SystemShares) =>
  [...shares].reduce<readonly [System?, number?]>((best, one) => (one[1] > (best[1] ?? 0) ? one : best), [])[0];
