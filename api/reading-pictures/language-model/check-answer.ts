import { CAUSES } from "../../analysis/knowledge/causes/index.ts";
import { isEvidenceKey } from "../../analysis/understood/facts.ts";
import type { AnswerFault, LeftOut } from "../../analysis/understood/left-out.ts";
import { quoteIn } from "../../analysis/understood/quote.ts";
import type {
  Opinion,
  SymptomsAnswer,
  UnderstoodFact,
  UnderstoodSymptoms,
} from "../../analysis/understood/symptoms.ts";

interface CheckedAnswer {
  symptoms: UnderstoodSymptoms;
  leftOut: LeftOut;
}

interface Told {
  /** What the owner wrote, as the model was given it. */
  text: string;
  /** Whether this car can have a cause, by its id. */
  canHave: (causeId: string) => boolean;
}

const KNOWN = new Set(CAUSES.map(({ id }) => id));

/** What causes and "something else" may sum to, in percent, and still be meant as odds. */
const LEAST_SUM = 80;
const MOST_SUM = 120;
const MOST_BETS = 6;
const MOST_QUOTES = 3;
const FEWEST_OPTIONS = 2;
const MOST_OPTIONS = 4;
/** Nothing of a model's that people may read holds an address, markup or lines. */
const UNFIT_TO_SHOW = /https?:|www\.|[@<>{}\n\r\\]/i;

/**
 * A model's answer without what it made up: causes that are not ours, that this car cannot have or that come twice,
 * quotes that nobody wrote, odds that sum to anything else than about 100. What a left-out cause was given goes to
 * "something else". The percents of the result sum to 100.
 */
export function checkAnswer({ facts, ...answer }: SymptomsAnswer, told: Told): CheckedAnswer {
  const leftOut: LeftOut = {};
  const leaveOut: LeaveOut = (fault) => {
    leftOut[fault] = (leftOut[fault] ?? 0) + 1;
    return false;
  };
  const stands = (words: string) => quoteIn(told.text, words) !== undefined || leaveOut("quotes");
  const read = facts.filter((fact) => isTold(fact, stands, leaveOut));
  const opinion: Opinion = {
    ...betsOf(answer, told, stands, leaveOut),
    excluded: answer.excluded.filter(({ id, words }) => (KNOWN.has(id) ? stands(words) : leaveOut("unknownCauses"))),
    unlisted: shown(answer.unlisted, leaveOut),
    danger: dangerOf(answer.danger, stands),
    question: questionOf(answer.question, leaveOut),
  };
  return { symptoms: { facts: read, opinion }, leftOut };
}

/** Counts what is left out; false, as the answer of a filter. */
type LeaveOut = (fault: AnswerFault) => false;
type Stands = (words: string) => boolean;

/** A fact without words is of a picture; one whose words nobody wrote is of nothing. */
const isTold = ({ finding, words }: UnderstoodFact, stands: Stands, leaveOut: LeaveOut) =>
  isEvidenceKey(finding) ? words === null || stands(words) : leaveOut("unknownFindings");

const NO_BETS: Pick<Opinion, "causes" | "other"> = { causes: [], other: 100 };

function betsOf({ causes, other }: Pick<Opinion, "causes" | "other">, told: Told, stands: Stands, leaveOut: LeaveOut) {
  const percents = [other, ...causes.map(({ percent }) => percent)];
  const sum = percents.reduce((total, percent) => total + percent, 0);
  if (percents.some((percent) => percent < 0) || !(sum >= LEAST_SUM && sum <= MOST_SUM)) {
    leaveOut("sums");
    return NO_BETS;
  }
  const seen = new Set<string>();
  const kept = causes
    .filter(({ percent }) => percent > 0)
    .filter(({ id }) => {
      if (!KNOWN.has(id)) return leaveOut("unknownCauses");
      if (seen.has(id)) return leaveOut("repeatedCauses");
      seen.add(id);
      return told.canHave(id) || leaveOut("impossibleCauses");
    })
    .toSorted((a, b) => b.percent - a.percent)
    .slice(0, MOST_BETS)
    .map(({ id, percent, words }) => ({
      id,
      percent: rounded((100 * percent) / sum),
      words: words.filter(stands).slice(0, MOST_QUOTES),
    }));
  return { causes: kept, other: rounded(100 - kept.reduce((total, { percent }) => total + percent, 0)) };
}

const rounded = (percent: number) => Math.max(0, Math.round(percent * 10) / 10);

/** A danger whose words nobody wrote is a feeling: it is heard, but its words are not shown. */
const dangerOf = ({ words, ...danger }: Opinion["danger"], stands: Stands): Opinion["danger"] => ({
  ...danger,
  words: words !== null && stands(words) ? words : null,
});

function shown(name: string | null, leaveOut: LeaveOut): string | null {
  const plain = name?.trim();
  if (!plain) return null;
  if (!UNFIT_TO_SHOW.test(plain)) return plain;
  leaveOut("wordings");
  return null;
}

function questionOf(question: Opinion["question"], leaveOut: LeaveOut): Opinion["question"] {
  if (!question) return null;
  const { text, options } = question;
  const labels = new Set(options.map(({ label }) => label.trim()));
  const isFit =
    labels.size === options.length &&
    options.length >= FEWEST_OPTIONS &&
    options.length <= MOST_OPTIONS &&
    [text, ...labels].every((words) => words.trim() !== "" && !UNFIT_TO_SHOW.test(words)) &&
    options.some(({ favors }) => favors.some((id) => KNOWN.has(id)));
  if (isFit) return question;
  leaveOut("questions");
  return null;
}
