import type { VehicleProfile } from "../vehicle/profile.ts";
import { KNOWLEDGE } from "./load/compiled.ts";

/** What decides whether the lines of an estimate are worth their money now. */
export interface UpsellContext {
  profile: VehicleProfile;
  /** Miles; absent where unknown. */
  miles?: number;
  /** Years since the model year, at least 0. */
  age: number;
  /** The owner's words and the paper, lower case. */
  said: string;
  /** The same without what they deny. */
  words: string;
  /** Ids of all repairs on the estimate. */
  repairs: ReadonlySet<string>;
}

/** What is told of the work of one line. */
export interface ToldOfWork {
  /** The sentences on it, lower case. */
  said: string;
  /** The same without what they deny. */
  words: string;
  /** The share of its usual interval that is over since it was done; absent where nothing is told of that. */
  passed?: number;
  /** The maker's interval as told, in miles. */
  interval?: number;
  /** A note that the maker pays for it, for all cars of the model or for some. */
  makerPays?: { for: "all" | "some"; note: string };
}

type Row = (typeof KNOWLEDGE.upsells)[number];

/** Something shops sell before it is due, or that is never due; with when it is right, and what to ask. */
export type Upsell = Omit<Row, "words" | "told" | "unlessWords" | "doubtful"> & {
  /** The words on the line, where it is sold as no repair. */
  words?: RegExp;
  /** What the owner tells that raises the doubt. */
  told?: RegExp;
  /** It rests on what is known of the model. */
  ofMakersNote: boolean;
  /** Whether to say "check" here. */
  doubtful: (context: UpsellContext, told: ToldOfWork) => boolean;
};

/** Miles of unknown mileage, by age. */
const MILES_A_YEAR = 12_000;

/** A row that asks for a denial, "no codes", hears it; for others "no misfire" is no misfire. */
const DENIAL = /\b(?:no|not|never|without|nothing|n)\b/;

const regExp = (words: string | undefined) => (words === undefined ? undefined : new RegExp(words));

export const UPSELLS: readonly Upsell[] = KNOWLEDGE.upsells.map(({ words, told, unlessWords, doubtful, ...row }) => {
  const rule = ruleOf(doubtful ?? {});
  const raised = regExp(told);
  const unless = regExp(unlessWords);
  const toldDenied = DENIAL.test(told ?? "");
  return {
    ...row,
    words: regExp(words),
    told: raised,
    ofMakersNote: doubtful?.makerPays !== undefined,
    doubtful: (context, work) => {
      const about = row.anyWorkBut && !row.toldOfCar ? work : context;
      return (
        (raised?.test(toldDenied ? about.said : about.words) ?? true) &&
        !unless?.test(about.words) &&
        rule(context, work)
      );
    },
  };
});

function ruleOf(doubtful: NonNullable<Row["doubtful"]>) {
  const { underMiles, younger, makes, fromYear, electric, sinceDone, beforeInterval, makerPays } = doubtful;
  const { unlessRepairs, timing, electricSteering } = doubtful;
  return ({ profile, miles, age, repairs }: UpsellContext, work: ToldOfWork): boolean =>
    (underMiles === undefined || (miles ?? age * MILES_A_YEAR) < underMiles) &&
    (younger === undefined ||
      (age < younger.years && (miles === undefined || younger.miles === undefined || miles < younger.miles))) &&
    (makes?.includes(profile.make) ?? true) &&
    (fromYear === undefined || profile.year >= fromYear) &&
    (electric === undefined || (profile.fuel === "electric") === electric) &&
    (sinceDone === undefined || (work.passed !== undefined && work.passed < sinceDone)) &&
    (!beforeInterval || (work.interval !== undefined && miles !== undefined && miles < work.interval * 0.9)) &&
    (makerPays === undefined || work.makerPays?.for === makerPays) &&
    (unlessRepairs?.every((id) => !repairs.has(id)) ?? true) &&
    (timing?.includes(profile.timing) ?? true) &&
    (electricSteering === undefined || (profile.hydraulicSteering === false) === electricSteering);
}
