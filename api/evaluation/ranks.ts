import type { PotentialCause } from "#shared/schemas/diagnostic.ts";
import type { Trouble } from "./eval-case.ts";
import type { Outcome } from "./outcome.ts";

/** Cases in which something held, out of those in which it could. */
export interface Share {
  right: number;
  of: number;
}

export const PLACES = [1, 3, 5] as const;

/** How often a right answer stood first, among three, among five. */
export type TopPlaces = Record<(typeof PLACES)[number], Share>;

/** `test` of each of `items`, counted. */
export const shareOf = <T>(items: readonly T[], test: (item: T) => boolean): Share => ({
  right: items.filter(test).length,
  of: items.length,
});

export const isRightCause = ({ id }: PotentialCause, { causes }: Trouble) => id !== undefined && causes.includes(id);

/**
 * Place of the first right cause, 1 for the leading one; Infinity where none is shown. Any of several troubles counts.
 */
export const causePlace = ({ shown, evalCase }: Outcome) =>
  placeOf(shown, (cause) => evalCase.troubles.some((trouble) => isRightCause(cause, trouble)));

/** Place of the first right system among the different systems shown, in the order of their best cause. */
export const systemPlace = ({ shown, evalCase }: Outcome) =>
  placeOf([...new Set(shown.map(({ system }) => system))], (system) =>
    evalCase.troubles.some(({ systems }) => system !== undefined && systems.includes(system)),
  );

/** Whether each of several troubles has a right cause among the first five of a list. */
export const allFound = ({ shown, further = [], evalCase }: Outcome) =>
  evalCase.troubles.every((trouble) =>
    [shown, ...further].some((list) => placeOf(list, (cause) => isRightCause(cause, trouble)) <= 5),
  );

/** Whether a text was answered with as many lists as it tells troubles. */
export const isPartedRight = ({ further = [], evalCase }: Outcome) => 1 + further.length === evalCase.troubles.length;

export function topPlaces(outcomes: readonly Outcome[], place: (outcome: Outcome) => number): TopPlaces {
  const within = (most: number) => shareOf(outcomes, (outcome) => place(outcome) <= most);
  return { 1: within(1), 3: within(3), 5: within(5) };
}

function placeOf<T>(items: readonly T[], test: (item: T) => boolean) {
  const index = items.findIndex(test);
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
}
