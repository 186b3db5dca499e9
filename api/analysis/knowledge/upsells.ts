import type { VehicleProfile } from "../vehicle/profile.ts";
import { KNOWLEDGE } from "./load/compiled.ts";

/** What decides whether a line of an estimate is worth its money now. */
export interface UpsellContext {
  profile: VehicleProfile;
  /** Miles; absent where unknown. */
  miles?: number;
  /** Years since the model year, at least 0. */
  age: number;
  /** The owner's words and the paper, lower case, without what they deny. */
  words: string;
  /** Ids of all repairs on the estimate. */
  repairs: ReadonlySet<string>;
}

type Row = (typeof KNOWLEDGE.upsells)[number];

/** Something shops sell before it is due, or that is never due; with when it is right, and what to ask. */
export type Upsell = Omit<Row, "words" | "unlessWords" | "doubtful"> & {
  /** The words on the line, where it is sold as no repair. */
  words?: RegExp;
  /** Whether to say "check" here. */
  doubtful: (context: UpsellContext) => boolean;
};

/** Miles of unknown mileage, by age. */
const MILES_A_YEAR = 12_000;

export const UPSELLS: readonly Upsell[] = KNOWLEDGE.upsells.map(({ words, unlessWords, doubtful, ...row }) => ({
  ...row,
  ...(words && { words: new RegExp(words) }),
  doubtful: rule(doubtful ?? {}, unlessWords ? new RegExp(unlessWords) : undefined),
}));

function rule(
  { underMiles, younger, unlessRepairs, timing, electricSteering }: NonNullable<Row["doubtful"]>,
  unlessWords: RegExp | undefined,
) {
  return ({ profile, miles, age, words, repairs }: UpsellContext): boolean =>
    !unlessWords?.test(words) &&
    (underMiles === undefined || (miles ?? age * MILES_A_YEAR) < underMiles) &&
    (younger === undefined ||
      (age < younger.years && (miles === undefined || younger.miles === undefined || miles < younger.miles))) &&
    (unlessRepairs?.every((id) => !repairs.has(id)) ?? true) &&
    (timing?.includes(profile.timing) ?? true) &&
    (electricSteering === undefined || (profile.hydraulicSteering === false) === electricSteering);
}
