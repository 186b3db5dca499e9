import type { Notice, NoticeGroup } from "#shared/schemas/known-issues.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import { mendedBy } from "./mended-by.ts";

const { rows, terms } = KNOWLEDGE.warranties;
const SAYS = KNOWLEDGE.resultSentences.knownIssues.warranties;

interface Car {
  make: string;
  model: string;
  year: number;
}

/** Cars of a model year are sold until the next year's end. */
const SOLD_FOR = 1;

/** What the maker of a car pays beyond its first warranty, where that may not be over in the year `today` lies in. */
export const warrantiesOf = (car: Car, today: Date): NoticeGroup => ({
  title: SAYS.title,
  notices: rows.flatMap((row) =>
    isFor(car, row) && lastsUntil(car, row) >= today.getUTCFullYear() ? noticeOf(row) : [],
  ),
});

type Row = (typeof rows)[number];

const noticeOf = ({ id, title, note, lasts, source, repairs }: Row): Notice => ({
  id,
  name: `${title}:`,
  text: termsOf(lasts),
  details: note,
  source,
  line: SAYS.line,
  about: mendedBy(repairs),
});

const isFor = ({ make, model, year }: Car, { cars }: Row) =>
  cars.some(
    (one) =>
      (one.make ?? make) === make &&
      (one.models ?? [model]).includes(model) &&
      year >= one.years[0] &&
      year <= one.years[1],
  );

const lastsUntil = ({ year }: Car, { lasts }: Row) =>
  "lifetime" in lasts ? Number.POSITIVE_INFINITY : year + SOLD_FOR + lasts.years;

function termsOf(lasts: Row["lasts"]): string {
  if ("lifetime" in lasts) return terms.lifetime;
  const years = `${lasts.years} years`;
  if (lasts.miles === "no") return fill(terms.years, { years });
  return fill(terms.both, { years, miles: `${lasts.miles.toLocaleString("en-US")} miles` });
}
