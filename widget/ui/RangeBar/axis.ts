const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The end of a dollar axis that holds all amounts: four even steps of a round number. */
export function axisMax(amounts: readonly (number | undefined)[]): number {
  const highest = Math.max(
    ...amounts.filter((amount) => amount !== undefined && Number.isFinite(amount)).map(Number),
    1,
  );
  const magnitude = 10 ** Math.floor(Math.log10(highest / 4));
  const step = STEPS.map((factor) => factor * magnitude).find((candidate) => candidate * 4 >= highest);
  return (step ?? 10 * magnitude) * 4;
}

/** The five marks of an axis, from $0 to its end. */
export const axisMarks = (max: number) => [0, 1, 2, 3, 4].map((n) => (max / 4) * n);

/** A place on the axis as CSS length. */
export const place = (amount: number, max: number) => `${Math.min(100, Math.max(0, (amount / max) * 100))}%`;
