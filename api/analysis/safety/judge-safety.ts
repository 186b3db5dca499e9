import type { Quote, Safety } from "#shared/schemas/diagnostic.ts";
import type { Condition } from "../knowledge/conditions.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";
import type { Fact } from "../reading/evidence.ts";
import { ACTION_INSTEAD, CALM, DANGER_KINDS, MEANING } from "./danger-kind.ts";
import type { Danger } from "./danger-reader.ts";

/** From this probability on a danger has the level of its kind, … */
const PROBABLE = 0.5;
/** … and from this one it is at least to be looked at soon. */
const POSSIBLE = 0.3;

interface Graded extends Danger {
  level: "stop" | "soon";
}

/**
 * How dangerous it is to go on, by all that anybody heard: the worst level counts, its gravest kind speaks, and all words
 * that set off the level are quoted.
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
    reason: MEANING[gravest.kind].reason,
    action: actionFor(gravest, facts),
    quotes: quotesOf(worst),
  };
}

const levelOf = ({ kind, probability }: Danger) => (probability >= PROBABLE ? MEANING[kind].level : "soon");

/** What is probable speaks before what is only possible, the graver before the less grave. */
const byGravity = (a: Danger, b: Danger) =>
  Number(b.probability >= PROBABLE) - Number(a.probability >= PROBABLE) ||
  DANGER_KINDS.indexOf(a.kind) - DANGER_KINDS.indexOf(b.kind);

function actionFor({ kind, level, probability }: Graded, facts: readonly Fact[]) {
  if (level === "soon" && isStanding(facts)) return ACTION_INSTEAD.standing;
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

const isTrouble = ({ key, present }: Fact) => present && SYMPTOM.test(key) && !key.endsWith("unspecified");

/** Each place once, in the order of the text; answers to questions have none. */
function quotesOf(dangers: readonly Danger[]): Quote[] {
  const byPlace = new Map<number, Quote>();
  for (const { quote } of dangers) if (quote && quote.end > quote.start) byPlace.set(quote.start, quote);
  return [...byPlace.values()].sort((a, b) => a.start - b.start);
}
