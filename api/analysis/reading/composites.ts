import type { Condition } from "../knowledge/conditions.ts";
import type { EvidenceKey, FindingId } from "../knowledge/findings.ts";
import type { Fact } from "./evidence.ts";

/** What two things said apart mean together. */
interface Composite {
  of: EvidenceKey;
  /** Any of these circumstances, or the other finding, has to be told beside it. */
  when?: readonly Condition[];
  beside?: readonly FindingId[];
  /** Only where the owner's words read so. */
  words?: RegExp;
  means: FindingId;
  /** The composite says it all: the plain finding goes. */
  instead: boolean;
  certainty?: number;
  /** Not where this was read already. */
  unless?: readonly FindingId[];
}

const COMPOSITES: readonly Composite[] = [
  { of: "hvac.ac_warm", when: ["idling"], means: "hvac.ac_weakens", instead: false },
  // "It lost all power going up a hill": of the engine, whose words these are too.
  {
    of: "power.all_dead",
    when: ["accelerating", "going_uphill"],
    beside: ["light.reduced_power"],
    words: /\bpower\b/i,
    means: "engine.low_power",
    instead: true,
    certainty: 0.9,
  },
  { of: "steer.pull", when: ["braking", "hard_braking"], means: "brake.pull", instead: true },
  { of: "engine.stalls", when: ["idling", "braking"], means: "engine.stalls_at_stop", instead: true },
  {
    of: "engine.stalls",
    when: ["cruising", "highway_speed", "accelerating"],
    means: "engine.dies_driving",
    instead: true,
  },
  {
    of: "noise.click",
    beside: ["start.no_start", "start.no_crank"],
    words: /clicks|clicking|click\W+click|rapid|fast/i,
    means: "start.rapid_click",
    instead: true,
    certainty: 0.8,
    unless: ["start.rapid_click", "start.single_click"],
  },
  {
    of: "noise.click",
    beside: ["start.no_start", "start.no_crank"],
    means: "start.single_click",
    instead: true,
    certainty: 0.6,
    unless: ["start.rapid_click", "start.single_click"],
  },
  {
    of: "start.rapid_click",
    when: ["turning", "turning_left", "turning_right", "speed_dependent", "highway_speed"],
    means: "noise.click",
    instead: true,
    unless: ["start.no_start", "start.no_crank", "start.slow_crank", "start.battery_dead", "start.jump_helps"],
  },
  {
    of: "noise.grind",
    when: ["startup"],
    means: "start.grinds",
    instead: false,
    certainty: 0.6,
    unless: ["start.grinds"],
  },
  {
    of: "noise.grind",
    when: ["shifting"],
    means: "gearbox.grinds",
    instead: false,
    certainty: 0.7,
    unless: ["gearbox.grinds"],
  },
  {
    of: "vibration.shake",
    when: ["idling"],
    means: "engine.rough_idle",
    instead: false,
    certainty: 0.8,
    unless: ["engine.rough_idle"],
  },
  { of: "code:P0217", means: "cooling.overheats", instead: false },
  { of: "code:P0562", means: "power.voltage_low", instead: false },
  { of: "code:P0563", means: "power.voltage_high", instead: false },
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (cylinder): Composite => ({
      of: `code:P030${cylinder}`,
      means: "engine.misfire",
      instead: false,
      unless: ["engine.misfire"],
    }),
  ),
];

/** Adds what follows from two facts said apart: "won't start" and "it clicks" are a click at the key. */
export function withComposites(facts: readonly Fact[]): Fact[] {
  const all = [...facts];
  const has = (key: EvidenceKey) => all.some((fact) => fact.present && fact.key === key);
  for (const { of, when, beside, words, means, instead, certainty = 1, unless = [] } of COMPOSITES) {
    const at = all.findIndex((fact) => fact.present && fact.key === of);
    const fact = all[at];
    if (!fact || unless.some(has)) continue;
    if (when && !when.some((condition) => fact.conditions.includes(condition))) continue;
    if (beside && !beside.some(has)) continue;
    if (words && !words.test(fact.said ?? "")) continue;
    if (instead) all.splice(at, 1);
    if (!has(means)) all.push({ ...fact, key: means, certainty: fact.certainty * certainty });
  }
  return all;
}

/** With the key on and the engine off, all lights of the dash are on as they should be. */
const NOT_CRANKING: ReadonlySet<EvidenceKey> = new Set<EvidenceKey>([
  "start.silent",
  "start.no_crank",
  "start.single_click",
]);

const UNSPECIFIED = [
  "noise.unspecified",
  "smoke.unspecified",
  "leak.unspecified",
  "light.unspecified",
  "brake.unspecified",
  "steer.unspecified",
] as const;

/** "a noise" says nothing beside "a grinding noise"; its circumstances go to the noises that have none. */
export function withoutVague(facts: readonly Fact[]): Fact[] {
  let kept = [...facts];
  for (const vague of UNSPECIFIED) {
    const topic = vague.split(".")[0]!;
    const said = kept.find((fact) => fact.key === vague && fact.present);
    const exact = (fact: Fact) => fact.present && fact.key !== vague && fact.key.startsWith(`${topic}.`);
    if (!said || !kept.some(exact)) continue;
    kept = kept
      .filter((fact) => fact !== said)
      .map((fact) => (exact(fact) && fact.conditions.length === 0 ? { ...fact, conditions: said.conditions } : fact));
  }
  if (kept.some((fact) => fact.present && NOT_CRANKING.has(fact.key)))
    kept = kept.filter((fact) => fact.key !== "light.many" || !fact.present);
  const burning = kept.some(
    (f) => f.present && f.key.startsWith("smell.burning_") && f.key !== "smell.burning_unspecified",
  );
  return burning ? kept.filter((f) => f.key !== "smell.burning_unspecified") : kept;
}
