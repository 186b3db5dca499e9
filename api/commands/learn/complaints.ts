import { createReadStream } from "node:fs";
import { parse } from "csv-parse";
import { MAX_MILEAGE } from "#shared/schemas/lengths.ts";
import { type Area, areasOf } from "../../analysis/knowledge/nhtsa-components.ts";

/** A complaint to NHTSA, or one row of it: the published file has a row for each component that a complaint names. */
export interface Complaint {
  /** NHTSA's number of the complaint (ODINO). */
  id: number;
  make: string;
  model: string;
  year: number;
  areas: readonly Area[];
  /** When it happened or was received, "2026-03-22"; absent where the form does not say it surely. */
  date?: string;
  /** What the odometer showed; absent where the owner did not tell. */
  miles?: number;
}

/** A row of a file that only counts: so many complaints of all makes name this component. */
export interface ComponentCount {
  areas: readonly Area[];
  count: number;
}

type Row = Readonly<Record<string, string | undefined>>;

/** Columns of NHTSA's FLAT_CMPL.txt by their place, as its own description (CMPL.txt) numbers them, less one. */
const FLAT_COLUMNS = { id: 1, make: 3, model: 4, year: 5, component: 11, received: 16, miles: 17, product: 45 };

/** Reads a file of any of the three forms, row by row, so that 1.5 GB need no memory. Throws a sentence about another. */
export async function* rowsOf(path: string): AsyncGenerator<Complaint | ComponentCount> {
  const [first = ""] = (await Bun.file(path).slice(0, 65_536).text()).split(/\r?\n/);
  if (first.split("\t").length > FLAT_COLUMNS.product) yield* flatRows(path);
  else if (/\bCOMPDESC\b/.test(first) && /\bcount\b/.test(first)) yield* countRows(path);
  else if (["make", "model", "year", "component"].every((column) => first.split(",").includes(column)))
    yield* complaintRows(path);
  else
    throw new Error(
      `${path} is no file of complaints. It must be NHTSA's FLAT_CMPL.txt, a CSV with the columns make, model, year and component, or a CSV with COMPDESC and count.`,
    );
}

async function* flatRows(path: string): AsyncGenerator<Complaint> {
  const at = FLAT_COLUMNS;
  const reader = parse({ delimiter: "\t", quote: null, relax_column_count: true });
  for await (const row of createReadStream(path, "latin1").pipe(reader) as AsyncIterable<string[]>) {
    const complaint = complaintOf(
      ...[row[at.id], row[at.make], row[at.model], row[at.year], row[at.component], row[at.miles]],
    );
    const received = /^(\d{4})(\d\d)(\d\d)$/.exec(row[at.received] ?? "");
    const isVehicle = (row[at.product] || "V").trim() === "V";
    if (complaint && isVehicle) yield { ...complaint, ...(received ? { date: received.slice(1).join("-") } : {}) };
  }
}

async function* complaintRows(path: string): AsyncGenerator<Complaint> {
  for await (const row of csvRows(path)) {
    const complaint = complaintOf(
      ...[row.record_id ?? row.odino, row.make, row.model, row.year, row.component, row.miles],
    );
    const date = row.incident_date;
    if (complaint) yield { ...complaint, ...(date && /^\d{4}-\d\d-\d\d$/.test(date) ? { date } : {}) };
  }
}

async function* countRows(path: string): AsyncGenerator<ComponentCount> {
  for await (const { COMPDESC = "", count } of csvRows(path))
    yield { areas: areasOf(COMPDESC), count: Number(count) || 0 };
}

const csvRows = (path: string): AsyncIterable<Row> =>
  createReadStream(path).pipe(parse({ columns: true, bom: true, relax_column_count: true, skip_empty_lines: true }));

/** Undefined for a row without a car: NHTSA writes 9999 for a year not known. */
function complaintOf(
  ...[id = "", make = "", model = "", year = "", component = "", odometer = ""]: (string | undefined)[]
): Omit<Complaint, "date"> | undefined {
  const number = Number(/\d+/.exec(id)?.[0]);
  const modelYear = Number(year);
  if (!make || !model || !number || !(modelYear >= 1950 && modelYear < 2100)) return undefined;
  const miles = Math.round(Number(odometer));
  const told = miles > 0 && miles <= MAX_MILEAGE ? { miles } : {};
  return { id: number, make: make.trim(), model: model.trim(), year: modelYear, areas: areasOf(component), ...told };
}
