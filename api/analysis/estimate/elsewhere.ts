import { money } from "#shared/format/money.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { Charge } from "./estimate-lines.ts";

const IN_PART = new RegExp(KNOWLEDGE.estimateWords.elsewhereInPart, "i");

/** So many times what others ask for the same is too much, however wide our range. Judgement. */
const TOO_MANY_TIMES = 1.9;
/** A price below this share of what is asked is hardly for the same work. */
const SAME_WORK_FROM = 0.3;

/**
 * What to say where others, of whom the owner tells, ask far less for the work; absent otherwise. Dollars before tax.
 */
export function cheaperElsewhere(asked: number, others: readonly Charge[]): string | undefined {
  const forTheSame = others.filter(({ text, amount }) => !IN_PART.test(text) && amount >= asked * SAME_WORK_FROM);
  if (forTheSame.length === 0) return undefined;
  const other = Math.min(...forTheSame.map(({ amount }) => amount));
  const times = asked / other;
  if (times < TOO_MANY_TIMES) return undefined;
  return fill(KNOWLEDGE.estimateSentences.verdict.cheaperElsewhere, {
    asked: money(asked),
    times: times.toFixed(1),
    other: money(other),
  });
}
