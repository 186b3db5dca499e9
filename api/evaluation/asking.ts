import type { PotentialCause } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../analysis/input.ts";
import { LOOK_ALIKES, NOT_SURE } from "../analysis/ranking/questions/question.ts";
import { analyseWithModels } from "../learning/analyse-with-models.ts";
import type { EvalCase } from "./eval-case.ts";
import { TODAY } from "./outcome.ts";
import { truthfulAnswer } from "./truthful-answer.ts";

/** After so many questions the ranking is looked at. */
const MOST_ASKED = 3;

/** How the ranking of one case fares: `after[n]` is after n questions, each answered truthfully. */
export interface Interview {
  after: readonly Standing[];
  /** In the order asked, with the answer given. */
  asked: readonly Answer[];
}

interface Standing {
  /** Place of the truth among the causes shown, from 1; undefined where it is not shown. */
  place?: number;
  /** Of the truth as shown, 0 to 1. */
  probability: number;
}

/** Asks the owner of a case as the widget does: the first question, then the first of the result with its answer. */
export function interview(evalCase: EvalCase): Interview {
  const truths = evalCase.troubles.flatMap(({ causes }) => causes);
  const asked: Answer[] = [];
  const after: Standing[] = [];
  for (;;) {
    const { potentialCauses = [], questions = [] } = resultsOf(evalCase, asked);
    after.push(standing(potentialCauses, truths));
    const [question] = questions;
    if (!question || asked.length === MOST_ASKED) break;
    asked.push({ questionId: question.id, optionId: answerOf(evalCase, question.id, truths) });
  }
  // Where nothing more is asked the ranking stays.
  while (after.length <= MOST_ASKED) after.push(after.at(-1)!);
  return { after, asked };
}

/** By hand, where the case has answers. Its writer knew the questions that part causes, not those on findings. */
const answerOf = ({ answers }: EvalCase, questionId: string, truths: readonly string[]) =>
  answers?.[questionId] ?? (answers && isOnCauses(questionId) ? NOT_SURE.id : truthfulAnswer(questionId, truths));

const isOnCauses = (questionId: string) => LOOK_ALIKES.some(({ id }) => id === questionId);

const resultsOf = ({ text, vehicle, place }: EvalCase, answers: Answer[]) =>
  analyseWithModels({ issueType: "symptoms", text, vehicle, place, today: TODAY, pictures: [], answers });

function standing(shown: readonly PotentialCause[], truths: readonly string[]): Standing {
  const at = shown.findIndex(({ id }) => truths.includes(id!));
  return at < 0 ? { probability: 0 } : { place: at + 1, probability: shown[at]!.probability / 100 };
}

/** The figures of a file, shares from 0 to 1; `after[n]` is after n questions. */
export interface AskingTotals {
  cases: number;
  after: readonly { first: number; amongThree: number; probability: number }[];
  asked: number;
  notSure: number;
  /** Owners whose answers, all truthful, lowered the truth. */
  lowered: number;
  /** The questions asked most, with how often. */
  mostAsked: readonly [question: string, times: number][];
}

export function askingTotals(interviews: readonly Interview[]): AskingTotals {
  const share = (is: (one: Interview) => boolean) => interviews.filter(is).length / interviews.length;
  const asked = interviews.flatMap((one) => one.asked);
  const times = Map.groupBy(asked, ({ questionId }) => questionId);
  return {
    cases: interviews.length,
    after: Array.from({ length: MOST_ASKED + 1 }, (_, n) => ({
      first: share(({ after }) => after[n]!.place === 1),
      amongThree: share(({ after }) => (after[n]!.place ?? 99) <= 3),
      probability: interviews.reduce((sum, { after }) => sum + after[n]!.probability, 0) / interviews.length,
    })),
    asked: asked.length,
    notSure: asked.filter(({ optionId }) => optionId === "not-sure").length,
    lowered: interviews.filter(({ after }) => after.at(-1)!.probability < after[0]!.probability - 0.005).length,
    mostAsked: [...times]
      .map(([id, all]) => [id, all.length] as [string, number])
      .sort((a, b) => b[1] - a[1])
      .slice(0, 8),
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The same as lines. */
export function askingLines(file: string, totals: AskingTotals): string[] {
  const { cases, after, asked, notSure, lowered, mostAsked } = totals;
  return [
    `${file}: ${cases} owners; those without answers of their own answer by the same figures by which answers are weighed`,
    `  ${"".padEnd(18)}${["first", "among three", "mean chance"].map((head) => head.padStart(14)).join("")}`,
    ...after.map(
      ({ first, amongThree, probability }, n) =>
        `  ${(n === 0 ? "before" : `after ${n} question${n > 1 ? "s" : ""}`).padEnd(18)}${[first, amongThree, probability].map((share) => percent(share).padStart(14)).join("")}`,
    ),
    `  asked: ${asked}, ${(asked / cases).toFixed(2)} an owner; "not sure": ${notSure} (${percent(asked > 0 ? notSure / asked : 0)})`,
    `  owners whose truth sank: ${lowered} (${percent(lowered / cases)}); the mean chance of the truth ${after.every(({ probability }, n) => n === 0 || probability >= after[n - 1]!.probability) ? "never fell" : "fell"}`,
    `  asked most: ${mostAsked.map(([id, times]) => `${id} ${times}`).join(", ")}`,
  ];
}
