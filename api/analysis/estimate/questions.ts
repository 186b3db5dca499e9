import { money, moneyRange } from "#shared/format/money.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { Doubt } from "./doubt.ts";
import type { ReadEstimate } from "./estimate-lines.ts";
import type { JudgedJob } from "./judge.ts";
import type { Missing } from "./missing-and-doubled.ts";

const SAYS = KNOWLEDGE.estimateSentences.questions;

const FEWEST = 5;
const MOST = 8;

/**
 * Five to eight questions for the shop: what is high first, then what to check, what is missing, and the usual ones.
 */
export function questionsToAsk(
  judged: readonly JudgedJob[],
  read: ReadEstimate,
  { doubts, missing, doubled }: { doubts: readonly Doubt[]; missing: readonly Missing[]; doubled: readonly string[] },
): string[] {
  const high = judged.filter(({ verdict }) => verdict === "high");
  const specific = [
    ...high
      .slice(0, 3)
      .map(({ service: { name, shopEstimate, fairRange } }) =>
        fill(SAYS.high, { job: name, asked: money(shopEstimate!), price: moneyRange(fairRange!) }),
      ),
    ...doubts.slice(0, 3).map(({ ask }) => ask),
    ...(doubled.length > 0 ? [SAYS.doubled] : []),
    ...missing.slice(0, 1).map(({ name }) => fill(SAYS.missing, { repair: name })),
  ];
  const usual = [
    ...(read.lines.some(({ hours }) => hours !== undefined) ? [] : [SAYS.hours]),
    SAYS.parts,
    SAYS.warranty,
    SAYS.oldParts,
    ...(read.total === undefined || read.isOnlyPrice ? [SAYS.total] : []),
    SAYS.now,
    SAYS.call,
  ];
  const questions = [...new Set([...specific, ...usual])];
  return questions.slice(0, Math.min(MOST, Math.max(FEWEST, specific.length + 3)));
}
