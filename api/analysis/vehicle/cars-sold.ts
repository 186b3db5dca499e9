import type { CarRow } from "../knowledge/schemas/vehicle-files.ts";
import { type Facts, factsOf, type ModelRows } from "./model-facts.ts";

/** A model in one year: the commonest car and the other engines that were sold beside it. */
export interface CarsSold {
  commonest: Facts;
  others: readonly Facts[];
}

const NOTHING_KNOWN: Facts = {
  bodyClass: "midsize_car",
  brandGroup: "mainstream",
  layout: "i4",
  fuel: "gas",
  drive: "unknown",
  transmission: "automatic",
  forcedInduction: false,
  timing: "unknown",
  hydraulicSteering: "unknown",
  rearBrakes: "unknown",
  liters: [],
};

/** The cars of one model in one model year. What the model's rows leave unsaid is the make's typical car of that year. */
export function carsSold(typical: ModelRows, model: ModelRows, year: number): CarsSold {
  const make = read(typical, year, NOTHING_KNOWN).commonest;
  return read(model, year, make, make);
}

/** `start` holds before the first row. `make` is the make's typical car; its own rows have none. */
function read(rows: ModelRows, year: number, start: Facts, make?: Facts): CarsSold {
  let commonest = start;
  let others: readonly CarRow[] = [];
  for (const row of rows) {
    if (row.from !== undefined && row.from > year) break;
    commonest = apply(row, commonest, make);
    others = row.others ?? others;
  }
  const base = commonest;
  return { commonest, others: others.map((row) => apply(row, base, make)) };
}

const apply = (row: CarRow, facts: Facts, make: Facts | undefined): Facts => ({
  ...facts,
  ...(row.engine && freshEngine(facts, make ?? facts)),
  ...factsOf(row),
});

/** What belongs to an engine, back to the make's usual. A gearbox of an electric car does not outlive its motor. */
function freshEngine(facts: Facts, make: Facts): Partial<Facts> {
  const electric = facts.layout === "electric";
  return {
    timing: make.layout === "electric" ? "unknown" : make.timing,
    forcedInduction: false,
    fuel: "gas",
    liters: [],
    transmission: electric ? "automatic" : facts.transmission,
  };
}
