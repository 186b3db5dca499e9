import type { Cause, Likelihood } from "../knowledge/cause.ts";
import type { Condition } from "../knowledge/conditions.ts";
import type { BlamedKey, EvidenceKey, FindingId, NamedKey } from "../knowledge/findings.ts";
import { deniedWith, kinOf } from "../knowledge/related-findings.ts";
import type { Fact } from "../reading/evidence.ts";
import { circumstanceRate } from "./circumstance-rates.ts";

/**
 * The cause's figure for a fact: by its own key, else, for a trouble code, by the family that it names ("code:P030x").
 */
export function figureFor<T>(table: Partial<Record<EvidenceKey, T>> | undefined, key: EvidenceKey): T | undefined {
  if (!table) return undefined;
  if (key in table || !key.startsWith("code:")) return table[key];
  for (let kept = key.length - 1; kept > "code:P".length; kept--) {
    const family = `${key.slice(0, kept)}${"x".repeat(key.length - kept)}` as EvidenceKey;
    if (family in table) return table[family];
  }
  return undefined;
}

/**
 * How likely the owner would tell the fact, circumstances and all, if the cause were there: 0 to 1. A cause known for a
 * finding explains its kin too, in part: owners say "scrape" for "grind". It is in the same scale as `leakWith`, so that
 * the two can stand in one noisy-or.
 */
export function sensitivity(cause: Cause, fact: Fact): number {
  if (fact.key.startsWith("blamed.")) return blame(cause, fact.key as BlamedKey);
  if (fact.key.startsWith("renewed.")) return 0;
  if (fact.key.startsWith("named.")) return naming(cause, fact.key as NamedKey);
  let best = 0;
  for (const { chance, when } of shownBy(cause, fact.key).kin)
    best = Math.max(best, chance * circumstances(fact, when));
  return best;
}

type When = Exclude<Likelihood, number>["when"];

/** What a cause's evidence says of a finding: how it and its kin would be told, and how likely it is there at all. */
interface Shown {
  kin: readonly { chance: number; when?: When }[];
  /** Of the finding itself, or for a vague one of any of its kind. */
  chance: number;
}

const NOT_SHOWN: Shown = { kin: [], chance: 0 };
/** Worked out once for each finding and cause; trouble codes are too many to keep. */
const shownByKey = new Map<EvidenceKey, WeakMap<Cause, Shown>>();

function shownBy(cause: Cause, key: EvidenceKey): Shown {
  const known = shownByKey.get(key)?.get(cause);
  if (known) return known;
  const found = lookUp(cause, key);
  if (key.startsWith("code:")) return found;
  const causes = shownByKey.get(key) ?? new WeakMap<Cause, Shown>();
  shownByKey.set(key, causes.set(cause, found));
  return found;
}

function lookUp(cause: Cause, told: EvidenceKey): Shown {
  const kin = kinOf(told).flatMap(({ key, similarity }) => {
    const figure = figureFor(cause.evidence, key);
    if (figure === undefined) return [];
    return [{ chance: similarity * chanceOf(figure), ...(typeof figure === "number" ? {} : { when: figure.when }) }];
  });
  const chances = deniedWith(told).map((key) => chanceOf(figureFor(cause.evidence, key) ?? 0));
  const chance = Math.max(...chances);
  return kin.length === 0 && chance === 0 ? NOT_SHOWN : { kin, chance };
}

/** How often somebody blames the right part, and how surely its replacement must speak against a cause for that. */
const BLAMED_RIGHTLY = 0.4;
const CURES = 0.35;

/** A part is blamed for the causes that its replacement would have cured. */
const blame = (cause: Cause, key: BlamedKey) =>
  (figureFor(cause.against, key.replace("blamed.", "replaced.") as FindingId) ?? 1) <= CURES ? BLAMED_RIGHTLY : 0;

/** Of a cause that another repair cures first, the part is seldom named. */
const NAMED_BESIDE = 0.12;

/** A part is named for the causes that its repair cures. */
function naming({ repairs }: Cause, key: NamedKey): number {
  const at = repairs.indexOf(key.slice("named.".length));
  return at < 0 ? 0 : at === 0 ? BLAMED_RIGHTLY : NAMED_BESIDE;
}

/** A part renewed speaks against the causes that its repair cures first; it may have been done badly. */
const STILL_THERE = 0.3;

/** The factor by which a told fact speaks against a cause; undefined where it does not. */
export function againstFactor({ against, repairs }: Cause, key: EvidenceKey): number | undefined {
  if (key.startsWith("renewed.")) return repairs[0] === key.slice("renewed.".length) ? STILL_THERE : undefined;
  return figureFor(against, key);
}

/** The chance that a fact denied is there when the cause is, circumstances aside. */
export const chance = (cause: Cause, key: EvidenceKey): number => shownBy(cause, key).chance;

export const leakWith = (fact: Fact, leak: number) => leak * circumstances(fact, undefined);

const chanceOf = (figure: Likelihood) => (typeof figure === "number" ? figure : figure.chance);

/**
 * The product over the circumstances told. Those of a kind overlap ("when braking, slowing down", "front left wheel"), so
 * each of n counts with the power 1/√n. A circumstance on which the cause is silent has the rate of any trouble.
 */
function circumstances(fact: Fact, when: When | undefined): number {
  if (fact.conditions.length === 0 && fact.notConditions.length === 0) return 1;
  const logs = { time: [] as number[], place: [] as number[] };
  const rate = (condition: Condition) => when?.[condition] ?? circumstanceRate(condition);
  for (const condition of fact.conditions) logs[kindOf(condition)].push(Math.log(Math.max(0.01, rate(condition))));
  for (const condition of fact.notConditions)
    logs[kindOf(condition)].push(Math.log(Math.max(0.02, 1 - rate(condition))));
  return Math.exp(meanOf(logs.time) + meanOf(logs.place));
}

const meanOf = (logs: readonly number[]) =>
  logs.length === 0 ? 0 : logs.reduce((a, b) => a + b) / Math.sqrt(logs.length);

const PLACES: ReadonlySet<Condition> = new Set<Condition>([
  "front",
  "rear",
  "left",
  "right",
  "one_side",
  "one_wheel",
  "all_wheels",
  "under_hood",
  "under_car",
  "in_cabin",
  "in_dash",
  "in_trunk",
  "in_seat",
  "in_steering_wheel",
  "in_pedal",
  "at_tailpipe",
]);

const kindOf = (condition: Condition) => (PLACES.has(condition) ? "place" : "time");
