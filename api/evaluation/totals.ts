import { type Band, type Certainty, calibration, certainty } from "./calibration.ts";
import type { Outcome } from "./outcome.ts";
import {
  allFound,
  causePlace,
  isPartedRight,
  type Share,
  shareOf,
  systemPlace,
  type TopPlaces,
  topPlaces,
} from "./ranks.ts";
import { type SafetyTotals, safetyTotals } from "./safety.ts";

/** The figures of a whole file. */
export interface Totals {
  cases: number;
  /** Absent where only systems are known. */
  byCause?: TopPlaces;
  bySystem: TopPlaces;
  /** Texts with several troubles that have each of them among the first five. */
  allFound: Share;
  /** Texts with one trouble that got one list of causes, and those with several that got as many lists. */
  parted: { one: Share; several: Share };
  calibration: Band[];
  certainty: Certainty;
  safety: SafetyTotals;
  /** Results whose leading cause carries a price with its basis, of those that show a cause. */
  priced: Share;
  /** Texts to which no cause was shown. They count as missed. */
  silent: number;
  /** Milliseconds of an analysis. */
  time: { mean: number; percentile99: number };
}

export function totalsOf(outcomes: readonly Outcome[]): Totals {
  const toCause = outcomes.filter(({ evalCase }) => evalCase.troubles.some(({ causes }) => causes.length > 0));
  const several = toCause.filter(({ evalCase }) => evalCase.troubles.length > 1);
  const answered = outcomes.filter(({ shown }) => shown.length > 0);
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  return {
    cases: outcomes.length,
    ...(toCause.length > 0 ? { byCause: topPlaces(toCause, causePlace) } : {}),
    bySystem: topPlaces(outcomes, systemPlace),
    allFound: shareOf(several, allFound),
    parted: {
      one: shareOf(
        toCause.filter((one) => !several.includes(one)),
        isPartedRight,
      ),
      several: shareOf(several, isPartedRight),
    },
    calibration: calibration(outcomes),
    certainty: certainty(outcomes),
    safety: safetyTotals(outcomes),
    priced: shareOf(answered, ({ shown: [first] }) => first?.priceBasis !== undefined && first.costRange.max > 0),
    silent: outcomes.length - answered.length,
    time: { mean: times.reduce((sum, time) => sum + time, 0) / times.length, percentile99: percentile(times, 0.99) },
  };
}

/** The least value that at least this share of the values do not pass (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
