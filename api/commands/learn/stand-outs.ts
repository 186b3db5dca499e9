import type { StandOut } from "../../analysis/knowledge/known-troubles/stand-out.ts";
import { AREAS, type Area } from "../../analysis/knowledge/nhtsa-components.ts";
import { type AreaCounts, type ModelTally, sum, type Tally } from "./tally.ts";

/** A Beta prior as strong as so many reported troubles spread as over all cars: a few complaints move little. */
const PRIOR_WEIGHT = 40;
/** What stands out: a shrunk share so many times that of all cars, its lower bound above this. */
const LEAST_RATIO = 1.3;
const LEAST_SURE_RATIO = 1.1;
/** The lower bound is that of 99 %, one-sided: among so many models, areas and years chance alone finds some at 95 %. */
const ONE_SIDED_99 = 2.326;

/** A model year with fewer reports may lie within a span, and does not begin or end one. */
const LEAST_AT_THE_EDGE = 10;

/** Only newer cars have these, so their share over cars of all years is no measure; over the same years it is. */
const NEWER_CARS_ONLY: readonly Area[] = ["assistance"];

/** The share that `named` of `of` troubles speak for, drawn towards the `expected` share, with its lower bound. */
export function shrunkShare(named: number, of: number, expected: number): { share: number; sure: number } {
  const weight = of + PRIOR_WEIGHT;
  const share = (named + PRIOR_WEIGHT * expected) / weight;
  return { share, sure: share - ONE_SIDED_99 * Math.sqrt((share * (1 - share)) / (weight + 1)) };
}

/** Where an area's share of a model's own complaints stands out against its share over all cars. */
export function standOuts(tally: Tally): StandOut[] {
  return [...tally.models.values()]
    .flatMap((model) => (Object.keys(AREAS) as Area[]).flatMap((area) => ofModel(model, area, tally)))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || a.from - b.from || b.ratio - a.ratio);
}

const nameOf = ({ make, model }: StandOut) => `${make} ${model}`;

function ofModel(model: ModelTally, area: Area, tally: Tally): StandOut[] {
  if (tally.published && NEWER_CARS_ONLY.includes(area)) return [];
  const years = [...model.byYear.keys()].sort((a, b) => a - b);
  const expectedAll = expectedShare(tally, area, years[0]!, years.at(-1)!);
  if (!expectedAll) return [];
  const whole = counted(model.byYear, area, years[0]!, years.at(-1)!);
  const usual = shrunkShare(whole.named, whole.of, expectedAll).share;
  const high = years.filter((year) => {
    const { named, of } = counted(model.byYear, area, year, year);
    const expected = expectedShare(tally, area, year, year);
    return expected > 0 && shrunkShare(named, of, usual).share >= LEAST_RATIO * expected;
  });
  const telling = high.filter((year) => counted(model.byYear, area, year, year).of >= LEAST_AT_THE_EDGE);
  return runsOf(high).flatMap((run) => {
    const within = telling.filter((year) => year >= run[0] && year <= run[1]);
    const [from, to] = [within[0], within.at(-1)];
    if (from === undefined || to === undefined) return [];
    const { named, of } = counted(model.byYear, area, from, to);
    const baseline = expectedShare(tally, area, from, to);
    const { share, sure } = shrunkShare(named, of, baseline);
    const ratio = share / baseline;
    if (ratio < LEAST_RATIO || sure <= LEAST_SURE_RATIO * baseline) return [];
    const miles = medianMiles(model, area, from, to);
    return [
      { make: model.make, model: model.model, from, to, area, ratio, named, of, baseline, ...(miles && { miles }) },
    ];
  });
}

/** With fewer owners who told their miles the middle of them says little. */
const LEAST_TOLD_MILES = 30;

/** The miles at which half of the troubles had happened, to the next thousand. */
function medianMiles({ milesByYear }: ModelTally, area: Area, from: number, to: number): number | undefined {
  const told = [...milesByYear]
    .flatMap(([year, miles]) => (year >= from && year <= to ? (miles[area] ?? []) : []))
    .sort((a, b) => a - b);
  if (told.length < LEAST_TOLD_MILES) return undefined;
  return Math.max(1000, Math.round(told[Math.floor(told.length / 2)]! / 1000) * 1000);
}

/** The share over all cars: the published counts of all years, else what was read of cars of the same model years. */
function expectedShare({ published, allByYear }: Tally, area: Area, from: number, to: number): number {
  const { named, of } = published ? inCounts(published, area) : counted(allByYear, area, from, to);
  return of === 0 ? 0 : named / of;
}

const inCounts = (counts: AreaCounts, area: Area) => ({ named: counts[area] ?? 0, of: sum(counts) });

function counted(byYear: ReadonlyMap<number, AreaCounts>, area: Area, from: number, to: number) {
  let [named, of] = [0, 0];
  for (const [year, counts] of byYear) {
    if (year < from || year > to) continue;
    named += counts[area] ?? 0;
    of += sum(counts);
  }
  return { named, of };
}

/** Years that follow each other, as spans: 2015, 2016, 2018 → 2015-2016 and 2018. */
function runsOf(years: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const year of years) {
    const last = runs.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else runs.push([year, year]);
  }
  return runs;
}
