import { parse } from "csv-parse/sync";
import { systemsOf } from "../analysis/knowledge/nhtsa-components.ts";
import { allPlaces, type Place, placeOf } from "../geography/places.ts";
import type { EvalCase } from "./eval-case.ts";

/** Complaints to NHTSA tell the component at fault, never the cause: they measure the system alone. */
export interface Complaints {
  evalCases: EvalCase[];
  /**
   * Complaints that cannot be measured: their component names no system ("UNKNOWN OR OTHER"), or car or text is
   * missing.
   */
  apart: number;
}

type Row = Readonly<Record<"make" | "model" | "year" | "component" | "text", string>> &
  Readonly<Partial<Record<"state" | "miles", string>>>;

const NEEDED = ["make", "model", "year", "component", "text"] as const;

/** Whether this is the first line of a file of complaints: a CSV with these columns, in any order. */
export const isComplaintHeader = (line: string) => {
  const columns = line.replace(/^\uFEFF/, "").split(",");
  return NEEDED.every((column) => columns.includes(column));
};

/** A CSV of complaints with the columns make, model, year, component and text, perhaps state and miles → cases. */
export function readComplaints(csv: string): Complaints {
  const rows = parse<Row>(csv, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true });
  const evalCases = rows.flatMap((row) => caseOf(row) ?? []);
  return { evalCases, apart: rows.length - evalCases.length };
}

function caseOf({ make, model, year, component, text, state, miles }: Row): EvalCase | undefined {
  const systems = systemsOf(component);
  const modelYear = Number(year);
  if (systems.length === 0 || !make || !model || !text || !(modelYear >= 1950 && modelYear < 2100)) return undefined;
  const mileage = Number(miles);
  return {
    vehicle: { year: modelYear, make, model, ...(mileage > 0 ? { mileage } : {}) },
    place: somewhereIn(state),
    text,
    troubles: [{ causes: [], systems }],
  };
}

/** The first place by ZIP in each state: a complaint tells the state alone, and only the price depends on it. */
const ofState = new Map<string, Place>();
for (const place of allPlaces()) if (!ofState.has(place.state)) ofState.set(place.state, place);

/** Lebanon, Kansas: the middle of the country, for a complaint that tells no state. */
const MIDDLE = "66952";

const somewhereIn = (state: string | undefined): Place => ofState.get(state ?? "") ?? placeOf(MIDDLE)!;
