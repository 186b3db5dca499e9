import type { causeOf } from "./schemas/cause-files.ts";

/** Something that goes wrong with cars, as a mechanic would name it, with what gives it away. */
export type Cause = ReturnType<typeof causeOf>;

/** A vehicle the cause is known for: the odds are multiplied by `factor`. */
export type KnownFor = NonNullable<Cause["knownFor"]>[number];

/** How often a finding is there when the cause is, with the circumstances that fit. */
export type Likelihood = NonNullable<Cause["evidence"][keyof Cause["evidence"]]>;

/** Whether a car is one of those. */
export const isKnownFor = (
  { make, models, years }: KnownFor,
  car: { make: string; model: string; year: number },
): boolean =>
  make === car.make &&
  (!models || models.includes(car.model)) &&
  (!years || (car.year >= years[0] && car.year <= years[1]));
