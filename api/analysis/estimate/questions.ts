import { money, moneyRange } from "#shared/format/money.ts";
import type { JudgedJob } from "./judge.ts";
import type { ReadEstimate } from "./read-estimate.ts";
import type { Doubt } from "./unnecessary.ts";

const FEWEST = 5;
const MOST = 8;

/** Five to eight questions for the shop: what is high first, then what to check, what is missing, and the usual ones. */
export function questionsToAsk(
  judged: readonly JudgedJob[],
  read: ReadEstimate,
  { doubts, missing, doubled }: { doubts: readonly Doubt[]; missing: readonly string[]; doubled: readonly string[] },
): string[] {
  const high = judged.filter(({ verdict }) => verdict === "high");
  const specific = [
    ...high
      .slice(0, 3)
      .map(
        ({ service }) =>
          `${service.name}: you ask ${money(service.shopEstimate!)}, and fair here is ${moneyRange(service.fairRange!)}. What makes it higher?`,
      ),
    ...doubts.slice(0, 3).map(({ ask }) => ask),
    ...(doubled.length > 0 ? ["Some of this work overlaps. Is the labor combined?"] : []),
    ...missing
      .slice(0, 1)
      .map((sentence) => `${sentence.split(" is not listed")[0]} is not listed. Is it needed, and what does it cost?`),
  ];
  const usual = [
    ...(read.lines.some(({ hours }) => hours !== undefined)
      ? []
      : ["How many labor hours is each job, and what is your hourly rate?"]),
    "Are the parts original, aftermarket or remanufactured, and which brand?",
    "What is the warranty on parts and labor, in months and miles?",
    "May I see or keep the old parts?",
    ...(read.total === undefined ? ["What is the total with tax and all fees?"] : []),
    "Which of this is needed now, and what can wait?",
    "Will you call me before any work that is not on this estimate?",
  ];
  const questions = [...new Set([...specific, ...usual])];
  return questions.slice(0, Math.min(MOST, Math.max(FEWEST, specific.length + 3)));
}
