import type { Warranty } from "#shared/schemas/known-issues.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import { mendedBy } from "./mended-by.ts";

const { rows, terms } = KNOWLEDGE.warranties;

interface Car {
  make: string;
  model: string;
  year: number;
}

/** Cars of a model year are sold until the next year's end. */
const SOLD_FOR = 1;

/** What the maker of a car pays beyond its first warranty, where that may not be over in the year `today` lies in. */
export const warrantiesOf = (car: Car, today: Date): Warranty[] =>
  rows
    .filter(
      ({ cars, lasts }) => cars.some((one) => isOne(car, one)) && lastsUntil(car, lasts) >= today.getUTCFullYear(),
    )
    .map(({ id, title, note, lasts, source, repairs }) => ({
      id,
      title,
      terms: termsOf(lasts),
      note,
      source,
      about: mendedBy(repairs),
    }));

type Row = (typeof rows)[number];

const isOne = ({ make, model, year }: Car, cars: Row["cars"][number]) =>
  (cars.make ?? make) === make &&
  (cars.models ?? [model]).includes(model) &&
  year >= cars.years[0] &&
  year <= cars.years[1];

const lastsUntil = ({ year }: Car, lasts: Row["lasts"]) =>
  "lifetime" in lasts ? Number.POSITIVE_INFINITY : year + SOLD_FOR + lasts.years;

function termsOf(lasts: Row["lasts"]): string {
  if ("lifetime" in lasts) return terms.lifetime;
  const years = `${lasts.years} years`;
  if (lasts.miles === "no") return fill(terms.years, { years });
  return fill(terms.both, { years, miles: `${lasts.miles.toLocaleString("en-US")} miles` });
}
