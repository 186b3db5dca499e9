import type { Quote, Safety } from "#shared/schemas/diagnostic.ts";
import type { Condition } from "../knowledge/conditions.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";
import type { Fact } from "../reading/evidence.ts";
import { ACTION_INSTEAD, CALM, DANGER_KINDS, MEANING, MILD } from "./danger-kind.ts";
import type { Danger } from "./danger-reader.ts";
import { LEAST_CERTAIN } from "./dangers-in-facts.ts";

/** From this probability on a danger has the level of its kind, … */
export const PROBABLE = 0.5;
/** … and from this one it is at least to be looked at soon. */
const POSSIBLE = 0.3;

interface Graded extends Danger {
  level: "stop" | "soon";
}

/**
 * How dangerous it is to go on, by all that anybody heard: the worst level counts, its gravest kind speaks, and the words
 * that set it off are quoted.
 */
export function judgeSafety(
  dangers: readonly Danger[],
  facts: readonly Fact[],
  asked: keyof typeof CALM = "told",
): Safety {
  const graded = dangers
    .filter(({ probability }) => probability >= POSSIBLE)
    .map((danger): Graded => ({ ...danger, level: levelOf(danger) }));
  const level = graded.some((danger) => danger.level === "stop") ? "stop" : "soon";
  const worst = graded.filter((danger) => danger.level === level).toSorted(byGravity);
  const [gravest] = worst;
  if (!gravest) {
    const calm = asked === "damage" || facts.some(isTrouble) ? "none_found" : "unknown";
    return { level: calm, ...CALM[asked][calm], quotes: [] };
  }
  return {
    level,
    reason: gravest.isMild ? MILD.reason : MEANING[gravest.kind].reason,
    action: actionFor(gravest, facts),
    quotes: quotesOf(worst.filter(({ kind }) => kind === gravest.kind)),
  };
}

const levelOf = ({ kind, probability, isMild }: Danger) =>
  probability >= PROBABLE && !isMild ? MEANING[kind].level : "soon";

const byGravity = (a: Danger, b: Danger) => DANGER_KINDS.indexOf(a.kind) - DANGER_KINDS.indexOf(b.kind);

function actionFor({ kind, level, probability, isMild }: Graded, facts: readonly Fact[]) {
  if (level === "soon" && isStanding(facts)) return ACTION_INSTEAD.standing;
  if (isMild) return MILD.action;
  return probability < PROBABLE && MEANING[kind].level === "stop" ? ACTION_INSTEAD.possible : MEANING[kind].action;
}

/** The car does not run or does not move: nobody is told to drive it anywhere. */
const DOES_NOT_RUN: ReadonlySet<EvidenceKey> = new Set<EvidenceKey>([
  "start.no_start",
  "start.no_crank",
  "start.silent",
  "start.single_click",
  "start.rapid_click",
  "start.crank_no_start",
  "start.starts_then_dies",
  "start.jump_fails",
  "engine.shuts_no_restart",
  "engine.seized",
  "ev.won_t_move",
  "trans.no_drive",
]);
/** It runs after all: at other times, or with a jump. */
const AT_TIMES: ReadonlySet<Condition> = new Set<Condition>([
  "intermittent",
  "first_start",
  "after_sitting",
  "cold_engine",
  "warm_engine",
  "cold_weather",
  "hot_weather",
  "wet_weather",
  "after_refueling",
  "low_fuel",
]);
const STARTS_SOMEHOW: ReadonlySet<EvidenceKey> = new Set<EvidenceKey>(["start.jump_helps", "start.neutral_helps"]);

const isStanding = (facts: readonly Fact[]) =>
  facts.some(
    ({ key, present, conditions }) =>
      present && DOES_NOT_RUN.has(key) && !conditions.some((condition) => AT_TIMES.has(condition)),
  ) && !facts.some(({ key, present }) => present && STARTS_SOMEHOW.has(key));

const SYMPTOM = /^(?!recent|replaced|renewed|tested_ok)/;

const isTrouble = ({ key, present, certainty }: Fact) =>
  present && certainty >= LEAST_CERTAIN && SYMPTOM.test(key) && !key.endsWith("unspecified");

/** In the order of the text, each place once and none within another; answers to questions have none. */
function quotesOf(dangers: readonly Danger[]): Quote[] {
  const longestFirst = dangers
    .flatMap(({ quote }) => (quote && quote.end > quote.start ? [quote] : []))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Quote[] = [];
  for (const quote of longestFirst)
    if (!kept.some(({ start, end }) => start <= quote.start && end >= quote.end)) kept.push(quote);
  return kept.sort((a, b) => a.start - b.start);
}
