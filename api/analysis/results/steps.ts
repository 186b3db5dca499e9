import { inSentence } from "#shared/format/in-sentence.ts";
import { moneyRange } from "#shared/format/money.ts";
import { isTooEarly } from "#shared/format/probability.ts";
import type { PotentialCause, Range, Safety } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { Fact } from "../reading/evidence.ts";
import { ACTION_INSTEAD } from "../safety/danger-kind.ts";
import { wantsCode } from "./next-step.ts";

const SAYS = KNOWLEDGE.resultSentences.steps;

interface Told {
  facts: readonly Fact[];
  safety: Safety;
  causes: readonly PotentialCause[];
  /** Whether there is a question to answer. */
  isAsking: boolean;
  /** Whether it stands beside another complaint, whose steps say what to do with the car. */
  isFurther?: boolean;
  /** What a shop takes for finding a cause. */
  diagnosis: Range;
}

/** What an owner does next, in at most three plain steps: with the car, at the shop, and what to pay. */
export function stepsFor({ facts, safety, causes, isAsking, isFurther = false, diagnosis }: Told): string[] {
  const [first] = causes;
  if (!first) return [];
  const code = wantsCode(facts) ? [SAYS.readCode] : [];
  const car = isFurther ? [] : [withTheCar(safety, first)];
  if (isTooEarly(first.probability)) {
    const find = fill(SAYS.diagnosis, { price: moneyRange(diagnosis) });
    const asked = isAsking ? [SAYS.answer] : [];
    const urgent = safety.level === "stop" || safety.level === "soon" ? car : [];
    return [...urgent, ...code, ...asked, find, SAYS.agreeLater].slice(0, MOST);
  }
  return [...car, ...(code.length > 0 ? code : [fill(SAYS.check, { cause: inSentence(first.name) })]), expect(first)];
}

const MOST = 3;
/** How the times of causes begin that need no repair; some go on with "if it clears within minutes". */
const NONE_NEEDED = SAYS.noneNeeded.map(inSentence);

function withTheCar({ level, action }: Safety, { urgency }: PotentialCause): string {
  if (level === "stop") return SAYS.stop;
  if (action === ACTION_INSTEAD.standing) return SAYS.standing;
  const [when = ""] = inSentence(urgency.timeframe).split(/[;,]/);
  if (/^now\b/.test(when)) return SAYS.stop;
  const none = NONE_NEEDED.find((words) => when.startsWith(words));
  if (none) {
    const condition = when.slice(none.length).trim();
    return condition ? fill(SAYS.watchIf, { condition }) : SAYS.watch;
  }
  const time = /^(within|at|before|when|this) /.test(when) ? when : SAYS.soon;
  return fill(level === "soon" ? SAYS.gently : SAYS.shop, { when: time });
}

function expect({ costRange, lesserRepair }: PotentialCause): string {
  const price = moneyRange(costRange);
  if (!lesserRepair) return fill(SAYS.expect, { price });
  const repair = inSentence(lesserRepair.name);
  return fill(SAYS.expectEither, { price, other: moneyRange(lesserRepair.costRange), repair });
}
