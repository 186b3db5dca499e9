import { AREAS, type Area } from "../../analysis/knowledge/nhtsa-components.ts";
import { resolveModel } from "../../analysis/vehicle/resolve-model.ts";
import type { Complaint, ComponentCount } from "./complaints.ts";

/** How often each area is named; a complaint that names two counts in both. */
export type AreaCounts = Partial<Record<Area, number>>;

export interface ModelTally {
  make: string;
  model: string;
  byYear: Map<number, AreaCounts>;
  /** Miles at which it happened, of the owners who told theirs. */
  milesByYear: Map<number, Partial<Record<Area, number[]>>>;
}

/** Everything counted: by model and model year, and over all cars. */
export interface Tally {
  models: Map<string, ModelTally>;
  allByYear: Map<number, AreaCounts>;
  /** Counts over all makes and years, where a file of counts was read. */
  published?: AreaCounts;
  complaints: number;
  /** Rows whose make or model the catalogue does not know. */
  unknownCars: number;
  /** The day of the latest complaint, "2026-03-22". */
  latest: string;
}

const AREA_NUMBERS = Object.keys(AREAS) as Area[];

export const sum = (counts: AreaCounts) => Object.values(counts).reduce((total, count) => total + count, 0);

/** Counts each area of a complaint once, however many rows and files tell it. Cars are named as the catalogue does. */
export async function tallyOf(rows: AsyncIterable<Complaint | ComponentCount>): Promise<Tally> {
  const tally: Tally = { models: new Map(), allByYear: new Map(), complaints: 0, unknownCars: 0, latest: "" };
  const counted = new Set<number>();
  const complaints = new Set<number>();
  const resolved = new Map<string, { make: string; model: string } | undefined>();
  for await (const row of rows) {
    if ("count" in row) {
      tally.published ??= {};
      for (const area of row.areas) add(tally.published, area, row.count);
      continue;
    }
    const typed = `${row.make}\t${row.model}`;
    if (!resolved.has(typed)) resolved.set(typed, catalogued(row));
    const car = resolved.get(typed);
    if (!car) tally.unknownCars += 1;
    complaints.add(row.id);
    if (row.date && row.date > tally.latest) tally.latest = row.date;
    for (const area of row.areas) {
      const key = row.id * AREA_NUMBERS.length + AREA_NUMBERS.indexOf(area);
      if (counted.has(key)) continue;
      counted.add(key);
      add(ofYear(tally.allByYear, row.year), area, 1);
      if (!car) continue;
      const model = modelIn(tally, car);
      add(ofYear(model.byYear, row.year), area, 1);
      if (row.miles === undefined) continue;
      const miles = ofYear(model.milesByYear, row.year);
      const told = miles[area] ?? [];
      told.push(row.miles);
      miles[area] = told;
    }
  }
  return { ...tally, complaints: complaints.size };
}

function catalogued(typed: Complaint) {
  const { make, model } = resolveModel(typed.make, typed.model);
  return make && model ? { make, model } : undefined;
}

function modelIn({ models }: Tally, car: { make: string; model: string }): ModelTally {
  const name = `${car.make} ${car.model}`;
  const known = models.get(name) ?? { ...car, byYear: new Map(), milesByYear: new Map() };
  models.set(name, known);
  return known;
}

function ofYear<Areas extends object>(byYear: Map<number, Areas>, year: number): Areas {
  const known = byYear.get(year) ?? ({} as Areas);
  byYear.set(year, known);
  return known;
}

const add = (counts: AreaCounts, area: Area, count: number) => {
  counts[area] = (counts[area] ?? 0) + count;
};
