import type { EvidenceKey } from "../knowledge/findings.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { withRegExp } from "../knowledge/with-reg-exp.ts";
import type { Fact } from "./evidence.ts";

const COMPOSITES = KNOWLEDGE.composites.map(withRegExp);

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
