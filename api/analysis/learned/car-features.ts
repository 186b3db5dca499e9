import type { Vehicle } from "../input.ts";

const YEARS = 5;
const MILES = 40_000;
/** From this many miles on a car is simply old. */
const MOST_MILES = 200_000;

/** What a model may learn of a car beside its owner's words: make, model, years of build and miles, in steps. */
export function carFeatures({ year, make, model, mileage }: Vehicle): ReadonlySet<string> {
  const maker = make.toLowerCase();
  const [firstWord = ""] = model.toLowerCase().split(" ");
  const miles = mileage ? `${Math.floor(Math.min(mileage, MOST_MILES) / MILES)}` : "unknown";
  return new Set([maker, `${maker} ${firstWord}`, `built ${Math.floor(year / YEARS) * YEARS}`, `miles ${miles}`]);
}
