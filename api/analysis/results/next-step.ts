import type { Safety } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { RankedCause } from "../ranking/rank.ts";
import type { Fact } from "../reading/evidence.ts";

const SAYS = KNOWLEDGE.resultSentences.nextStep;
const OBD_LIGHTS = new Set(["light.check_engine", "light.check_engine_flashing", "light.reduced_power"]);

/** Whether a lamp is lit that has a trouble code, which nobody has read yet. */
export const wantsCode = (facts: readonly Fact[]) =>
  facts.some(({ key, present }) => present && OBD_LIGHTS.has(key)) && !facts.some(({ key }) => key.startsWith("code:"));

/** What the owner does first: what a danger asks for, else the trouble code where a lamp has one, else the leading cause's check. */
export function nextStep(
  facts: readonly Fact[],
  { level, action }: Safety,
  [first]: readonly RankedCause[],
): string | undefined {
  if (level === "stop") return action;
  if (wantsCode(facts)) return SAYS.readCode;
  return first && fill(SAYS.check, { confirm: first.cause.confirmBy });
}
