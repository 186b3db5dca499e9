import type { Outcome } from "./outcome.ts";
import { isRightCause, type Share } from "./ranks.ts";

/** Causes shown with a probability from `from` to below `to` percent (100 is in the last), and how many were right. */
export interface Band extends Share {
  from: number;
  to: number;
  /** Mean probability of the causes in it, percent; what `right` should be near. Absent where there is none. */
  mean?: number;
}

const WIDTH = 20;
const BANDS = [0, 20, 40, 60, 80] as const;

/** What was said of causes that stand first, and of none of those shown ("something else"), beside what proved so. */
export interface Certainty {
  first: Band[];
  /** Mean percent of "something else", and the share of cases whose cause was not shown. */
  other: Share & { mean: number };
}

export function certainty(outcomes: readonly Outcome[]): Certainty {
  const judged = outcomes.filter(({ evalCase }) => evalCase.troubles.every(({ causes }) => causes.length > 0));
  const firsts = judged.flatMap(({ shown: [first], evalCase }) =>
    first
      ? [{ probability: first.probability, right: evalCase.troubles.some((trouble) => isRightCause(first, trouble)) }]
      : [],
  );
  const isMissed = ({ shown, evalCase }: Outcome) =>
    !shown.some((cause) => evalCase.troubles.some((trouble) => isRightCause(cause, trouble)));
  const saidOfOther = judged.map(({ shown }) => 100 - shown.reduce((sum, { probability }) => sum + probability, 0));
  return {
    first: bandsOf(firsts),
    other: {
      right: judged.filter(isMissed).length,
      of: judged.length,
      mean: saidOfOther.reduce((sum, said) => sum + said, 0) / (judged.length || 1),
    },
  };
}

/**
 * Of the causes shown at 60 to 80 percent, about that share should be right. Where several causes are taken for right,
 * only one of them was in the car: the first shown counts as right, the others count neither way.
 */
export function calibration(outcomes: readonly Outcome[]): Band[] {
  return bandsOf(
    outcomes.filter(({ evalCase }) => evalCase.troubles.every(({ causes }) => causes.length > 0)).flatMap(judge),
  );
}

function bandsOf(judged: readonly { probability: number; right: boolean }[]): Band[] {
  return BANDS.map((from) => {
    const inBand = judged.filter(({ probability }) => from === Math.min(Math.floor(probability / WIDTH) * WIDTH, 80));
    const sum = inBand.reduce((total, { probability }) => total + probability, 0);
    return {
      from,
      to: from + WIDTH,
      right: inBand.filter(({ right }) => right).length,
      of: inBand.length,
      ...(inBand.length > 0 ? { mean: sum / inBand.length } : {}),
    };
  });
}

function judge({ shown, evalCase: { troubles } }: Outcome) {
  const found = troubles.flatMap((trouble) => shown.find((cause) => isRightCause(cause, trouble)) ?? []);
  return shown
    .filter((cause) => found.includes(cause) || !troubles.some((trouble) => isRightCause(cause, trouble)))
    .map((cause) => ({ probability: cause.probability, right: found.includes(cause) }));
}
