import { readFileSync } from "node:fs";
import type * as z from "zod";
import { moneyRange } from "#shared/format/money.ts";
import { once } from "#shared/once.ts";
import type { Range } from "#shared/schemas/diagnostic.ts";
import type { Knowledge } from "../../analysis/knowledge/load/compile.ts";
import { KNOWLEDGE } from "../../analysis/knowledge/load/compiled.ts";
import type { Published } from "../../analysis/knowledge/schemas/published-files.ts";
import { priceRepair } from "../../analysis/pricing/price-repairs.ts";
import { shownPrice } from "../../analysis/pricing/round.ts";
import { profileOf } from "../../analysis/vehicle/profile-of.ts";
import { readJsonLines } from "../../evaluation/json-lines.ts";
import { PartsCase } from "../../evaluation/priced/parts.ts";
import { resultsOf } from "../../evaluation/priced/price-case.ts";
import { placeOf } from "../../geography/places.ts";

/** Mainstream cars near the country's mean of labor, by which published totals are compared. */
const CARS = {
  four: profileOf({ year: 2014, make: "Toyota", model: "Camry", text: "2.5 four cylinder" }),
  six: profileOf({ year: 2012, make: "Honda", model: "Accord", text: "3.5 V6" }),
};
const PLACE = placeOf("17101")!;

/** A repair with our range and what others published of it. */
interface PricedRepair {
  id: string;
  name: string;
  range: string;
  /** Each as "$300–$500 engineerfix.com", with "outside" where its middle is not in our range. */
  published: string[];
  outside: number;
}

/** A total that somebody published, in words, and whether its middle lies in our range for that car. */
interface Total {
  repair: string;
  said: string;
  isInside: boolean;
}

/** The files of cases that may be looked at: totals for cars of their own. */
const CASES = ["parts-tuning", "parts-regression"].map((name) =>
  readFileSync(new URL(`../../evaluation/cases/${name}.jsonl`, import.meta.url), "utf8"),
);

const totals = once((): Total[] => [
  ...[...KNOWLEDGE.published.learnedFrom, ...KNOWLEDGE.published.readAfterwards].map(ofMainstreamCar),
  ...CASES.flatMap((lines) => readJsonLines(PartsCase, lines)).flatMap(ofCase),
]);

function ofCase(one: z.infer<typeof PartsCase>): Total[] {
  const { wanted, figure, source, year, make, model } = one;
  const ours = resultsOf(one, "parts").partsReplacement?.totalEstimate;
  const [first, ...more] = wanted;
  if (more.length > 0 || !first || !ours || /^judgement/i.test(source)) return [];
  const range = { min: figure[0], max: figure[1] };
  const said = `${moneyRange(range)} ${year} ${make} ${model}, ${source}`;
  return first.repair.slice(0, 1).map((repair) => ({ repair, said, isInside: holds(ours, range) }));
}

function ofMainstreamCar({ repair, total: [min, max], car, source }: Published): Total {
  const range = { min, max };
  const said = `${moneyRange(range)} ${car === "six" ? "for a V6, " : ""}${source}`;
  return { repair, said, isInside: holds(priceRepair(repair, CARS[car], PLACE).total, range) };
}

const holds = (ours: Range, { min, max }: Range) => (min + max) / 2 >= ours.min && (min + max) / 2 <= ours.max;

function pricedRepairs({ repairs }: Knowledge): PricedRepair[] {
  return repairs
    .filter(({ hours, parts }) => hours[1] > 0 || parts[1] > 0)
    .map(({ id, name }) => {
      const own = totals().filter(({ repair }) => repair === id);
      return {
        id,
        name,
        range: moneyRange(shownPrice(priceRepair(id, CARS.four, PLACE).total)),
        published: own.map(({ said, isInside }) => (isInside ? said : `${said}, outside`)),
        outside: own.filter(({ isInside }) => !isInside).length,
      };
    });
}

/** Every repair with our range for a mainstream car and the totals published of it; those without one are marked and come last. */
export function priceTableLines(knowledge: Knowledge): string[] {
  const repairs = pricedRepairs(knowledge);
  const sourced = repairs.filter(({ published }) => published.length > 0);
  const rest = repairs.filter(({ published }) => published.length === 0);
  return [
    `Our range for a ${CARS.four.year} ${CARS.four.make} ${CARS.four.model} near ${PLACE.city}, ${PLACE.state}, and published totals:`,
    ...sourced.flatMap(({ id, range, published }) => [
      `  ${id.padEnd(30)} ${range.padEnd(16)} ${published[0]}`,
      ...published.slice(1).map((one) => `${" ".repeat(50)}${one}`),
    ]),
    "",
    `No published total was read for these ${rest.length}; their figures are of labor tables and judgement:`,
    ...rest.map(({ id, range }) => `  ${id.padEnd(30)} ${range.padEnd(16)} no published total`),
    "",
    priceCountLine(knowledge),
  ];
}

/** How many repairs have a published total, and how many two. */
export function priceCountLine(knowledge: Knowledge): string {
  const repairs = pricedRepairs(knowledge);
  const atLeast = (least: number) => repairs.filter(({ published }) => published.length >= least).length;
  const outside = repairs.reduce((sum, one) => sum + one.outside, 0);
  const all = repairs.reduce((sum, { published }) => sum + published.length, 0);
  return `${atLeast(1)} of ${repairs.length} repairs have a published total, ${atLeast(2)} two or more; ${all - outside} of ${all} totals lie inside our ranges.`;
}
