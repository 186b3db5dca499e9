import type { EvidenceKey } from "../knowledge/findings.ts";
import type { Fact } from "../reading/evidence.ts";

/**
 * A fact with how much it counts, 0 to 1: less when hedged or said in passing, and less beside others that say nearly
 * the same.
 */
export interface WeighedFact {
  fact: Fact;
  weight: number;
}

/** Vague words that add nothing where a fact of these groups is told: "a noise" beside "a grinding noise". */
const VAGUE: Partial<Record<EvidenceKey, readonly string[]>> = {
  "noise.unspecified": ["noise."],
  "leak.unspecified": ["leak.", "cooling.leak_seen"],
  "smoke.unspecified": ["smoke."],
  "brake.unspecified": ["brake.", "light.brake", "light.abs", "leak.brake_fluid", "noise.", "vibration."],
  "steer.unspecified": ["steer.", "light.power_steering", "leak.power_steering", "noise.", "vibration."],
  "smell.burning_unspecified": ["smell.burning", "smell.burnt"],
  "light.unspecified": ["light."],
  "light.check_engine": ["light.check_engine_flashing", "code:"],
  "start.no_start": ["start."],
  "start.no_crank": ["start.silent", "start.single_click", "start.rapid_click", "start.button_dead"],
  "vibration.shake": ["vibration."],
};

/** Findings of one group come together whatever the cause, so each further one counts less. Others stand alone. */
const TOGETHER = ["start.", "power.", "engine.", "cooling.", "trans.", "hvac.", "ev.", "brake.", "steer.", "code:"];
/** What the second, third … fact of a group adds, as a share of the first. */
const FURTHER = 0.65;

/** No car has more wrong with it than this many findings tell; beyond it the text is a list or nonsense. */
const MOST_FACTS = 30;

/** The facts that count, each once: said twice is one, said vaguely beside said plainly is none. */
export function distinctFacts(facts: readonly Fact[]): WeighedFact[] {
  const single = mergeRepeats(facts);
  const telling = single.filter(({ key, present }) => !present || !isVagueBeside(key, single));
  const weighed = telling.map((fact) => {
    const group = TOGETHER.find((prefix) => fact.key.startsWith(prefix));
    const size = group ? telling.filter((other) => other.present && other.key.startsWith(group)).length : 1;
    const share = fact.present && size > 1 ? (1 + FURTHER * (size - 1)) / size : 1;
    return { fact, weight: fact.certainty * (fact.prominence ?? 1) * share };
  });
  if (weighed.length <= MOST_FACTS) return weighed;
  return weighed.sort((a, b) => b.weight - a.weight).slice(0, MOST_FACTS);
}

function mergeRepeats(facts: readonly Fact[]): Fact[] {
  const byKey = new Map<string, Fact>();
  for (const fact of facts) {
    const id = `${fact.key} ${fact.present}`;
    const known = byKey.get(id);
    byKey.set(id, known ? merge(known, fact) : fact);
  }
  return [...byKey.values()];
}

/** One fact with the circumstances of both; the first keeps its quote. */
const merge = (a: Fact, b: Fact): Fact => ({
  ...a,
  certainty: Math.max(a.certainty, b.certainty),
  conditions: [...new Set([...a.conditions, ...b.conditions])],
  notConditions: [...new Set([...a.notConditions, ...b.notConditions])],
});

const isVagueBeside = (key: EvidenceKey, facts: readonly Fact[]) =>
  VAGUE[key]?.some((prefix) => facts.some((f) => f.present && f.key !== key && f.key.startsWith(prefix))) ?? false;
