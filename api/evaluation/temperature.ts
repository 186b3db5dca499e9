import { CAUSES } from "../analysis/knowledge/causes/index.ts";
import { distinctFacts } from "../analysis/ranking/distinct-facts.ts";
import { type Hypothesis, TEMPERATURE } from "../analysis/ranking/hypotheses.ts";
import { rank } from "../analysis/ranking/rank.ts";
import { wordingOf } from "../analysis/ranking/wording.ts";
import type { Fact } from "../analysis/reading/evidence.ts";
import { readEvidence } from "../analysis/reading/read.ts";
import { profileOf } from "../analysis/vehicle/profile-of.ts";
import type { EvalCase } from "./eval-case.ts";
import { TODAY } from "./outcome.ts";

/** A temperature of the ranking and the loss of its probabilities on the cases: the less, the better calibrated. */
export interface Fit {
  temperature: number;
  /** Mean over the cases of −Σ ln(what was said of how it turned out), in nats. */
  loss: number;
}

const LOWEST = 0.5;
const HIGHEST = 2;
const COARSE = 0.1;
const FINE = 0.02;
/** No single surprise may count for more than this chance. */
const LEAST = 0.001;

/** The temperature whose probabilities have the least log loss, and the present one beside it. Needs cases by cause. */
export function fitTemperature(evalCases: readonly EvalCase[]): { best: Fit; present: Fit } {
  const judged = evalCases.filter(({ troubles }) => troubles.every(({ causes }) => causes.length > 0));
  if (judged.length === 0) throw new Error("A temperature can be fitted only to cases whose cause is known.");
  const believed = judged.flatMap((evalCase) => {
    const { facts } = readEvidence(evalCase.text);
    // What rests on a single fact is not tempered by it.
    return distinctFacts(facts.filter(({ present }) => present)).length > 1
      ? [{ evalCase, hypotheses: believedOf(evalCase, facts) }]
      : [];
  });
  const fitAt = (temperature: number): Fit => {
    const losses = believed.map(({ evalCase, hypotheses }) => lossOf(evalCase, hypotheses, temperature));
    return { temperature, loss: losses.reduce((sum, loss) => sum + loss, 0) / losses.length };
  };
  const within = (from: number, to: number, step: number) => {
    const fits = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) =>
      fitAt(Number((from + i * step).toFixed(2))),
    );
    return fits.reduce((a, b) => (b.loss < a.loss ? b : a));
  };
  const near = within(LOWEST, HIGHEST, COARSE).temperature;
  return { best: within(near - COARSE, near + COARSE, FINE), present: fitAt(TEMPERATURE) };
}

const likenessTo = wordingOf(CAUSES);

function believedOf({ vehicle, text }: EvalCase, facts: readonly Fact[]): readonly Hypothesis[] {
  const car = { vehicle, profile: profileOf({ ...vehicle, text }), today: TODAY };
  return rank(facts, car, CAUSES, { wording: likenessTo(text) }).hypotheses;
}

/** Near-identical causes that are all right count as one; each other cause is one thing said and not so. */
function lossOf({ troubles }: EvalCase, hypotheses: readonly Hypothesis[], temperature: number): number {
  const chances = new Map<string, number>();
  let total = 0;
  for (const { causes, probability } of hypotheses) {
    const weight = probability ** (TEMPERATURE / temperature);
    total += weight;
    const named = new Set(causes.map(({ id }) => groupOf(id, troubles)));
    for (const name of named) chances.set(name, (chances.get(name) ?? 0) + weight);
  }
  const surprise = (chance: number) => -Math.log(Math.max(LEAST, chance));
  const right = troubles.map(({ causes }) => causes[0]!);
  const missed = right.reduce((sum, id) => sum + surprise((chances.get(id) ?? 0) / total), 0);
  return [...chances].reduce((sum, [id, w]) => (right.includes(id) ? sum : sum + surprise(1 - w / total)), missed);
}

const groupOf = (id: string, troubles: EvalCase["troubles"]) =>
  troubles.find(({ causes }) => causes.includes(id))?.causes[0] ?? id;
