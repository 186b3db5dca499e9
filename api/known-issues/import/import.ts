import { createReadStream } from "node:fs";
import postgres from "postgres";
import { linesOf } from "../../shops/import/formats/lines.ts";
import { makeNamed, modelsNamed } from "../cars-named.ts";
import type { Car } from "../records.ts";
import type { FlatFile } from "./flat-file.ts";

export interface ImportSummary {
  /** Rows of the files, whatever came of them. */
  read: number;
  /** Records, and cars of the catalogue that they are about. */
  items: number;
  cars: number;
  /** Rows about buses, trailers, parts, and makes that the catalogue does not have. */
  others: number;
  /** Models of our makes that the catalogue does not have, as NHTSA writes them, with their rows. */
  unmatched: Map<string, number>;
  /** Rows that cannot be read: why, and how many. */
  refused: Map<string, number>;
  /** The latest day on which a row was added. */
  asOf: string;
}

/** The file is not what it should be. The message is a sentence. */
export class WrongFileError extends Error {
  override name = "WrongFileError";
}

/** Rows sent to the database at once. */
const BATCH = 5_000;
/** So many rows without one that can be read, and it is another file. */
const FIRST_ROWS = 1_000;

/**
 * Puts NHTSA's files in place of what was read in before: all of it or nothing, and whoever asks meanwhile gets what was
 * there. Throws a sentence where a file is another one.
 */
export async function importFlatFiles<Item extends object>(
  url: string,
  paths: readonly string[],
  file: FlatFile<Item>,
): Promise<ImportSummary> {
  const { items: itemsTable, id, cars: carsTable, reference } = file.tables;
  const summary: ImportSummary = {
    ...{ read: 0, items: 0, cars: 0, others: 0, asOf: "" },
    ...{ unmatched: new Map(), refused: new Map() },
  };
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: `${file.kind}-import` } });
  try {
    await sql.begin(async (tx) => {
      await tx`lock table ${tx(itemsTable)} in share row exclusive mode`;
      await tx`create temp table new_cars (like ${tx(carsTable)}) on commit drop`;
      await tx`create temp table new_items (like ${tx(itemsTable)}) on commit drop`;
      const insert = async (table: string, rows: readonly object[]) => {
        for (let from = 0; from < rows.length; from += BATCH)
          await tx`
            insert into ${tx(table)}
            select * from json_populate_recordset(null::${tx(table)}, ${JSON.stringify(rows.slice(from, from + BATCH).map(snakeCased))}::text::json)`;
      };
      const items = new Map<string, Item>();
      let cars: object[] = [];
      for await (const { item, models } of rowsOf(paths, file, summary)) {
        const key = String(item[id]);
        const known = items.get(key);
        if (known) file.merge(known, item);
        else items.set(key, item);
        cars.push(...models.map((car) => ({ ...car, [reference]: key })));
        if (cars.length < BATCH) continue;
        await insert("new_cars", cars);
        cars = [];
      }
      if (items.size === 0)
        throw new WrongFileError(`There is nothing in ${paths.join(", ")} about cars of the catalogue.`);
      await insert("new_cars", cars);
      await insert("new_items", [...items.values()]);
      await tx`delete from ${tx(carsTable)}`;
      await tx`delete from ${tx(itemsTable)}`;
      await tx`insert into ${tx(itemsTable)} select * from new_items`;
      const { count } = await tx`insert into ${tx(carsTable)} select distinct * from new_cars`;
      if (file.kind === "recalls") await tx`delete from recall_lookups`;
      await tx`
        insert into imported_files (kind, as_of) values (${file.kind}, ${summary.asOf || new Date().toISOString()})
        on conflict (kind) do update set as_of = excluded.as_of, imported_at = now()`;
      summary.items = items.size;
      summary.cars = count;
    });
    await sql.unsafe(`analyze ${itemsTable}, ${carsTable}`);
    return summary;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The rows about cars of the catalogue, with `summary` counted up to each. */
async function* rowsOf<Item>(
  paths: readonly string[],
  file: FlatFile<Item>,
  summary: ImportSummary,
): AsyncGenerator<{ item: Item; models: Car[] }> {
  const resolved = new Map<string, { make: string; models: readonly string[] } | undefined>();
  for (const path of paths) {
    let [read, understood] = [0, 0];
    for await (const { text } of linesOf(createReadStream(path))) {
      if (text?.trim() === "") continue;
      summary.read += 1;
      read += 1;
      const row = text === null ? "is too long" : file.read(text.replace(/\r$/, "").split("\t"));
      if (read > FIRST_ROWS && understood === 0)
        throw new WrongFileError(
          `${path} is not the file of ${file.kind} that NHTSA publishes, with tabs between columns.`,
        );
      if (typeof row === "string") count(summary.refused, row);
      else understood += 1;
      if (row === undefined) summary.others += 1;
      if (typeof row !== "object") continue;
      const named = `${row.make}\t${row.model}`;
      if (!resolved.has(named)) {
        const make = makeNamed(row.make);
        resolved.set(named, make === undefined ? undefined : { make, models: modelsNamed(make, row.model) });
      }
      const car = resolved.get(named);
      if (row.addedOn && row.addedOn > summary.asOf) summary.asOf = row.addedOn;
      if (!car) summary.others += 1;
      else if (car.models.length === 0) count(summary.unmatched, `${row.make} ${row.model}`);
      else yield { item: row.item, models: car.models.map((model) => ({ make: car.make, model, year: row.year })) };
    }
    if (understood === 0)
      throw new WrongFileError(
        `${path} is not the file of ${file.kind} that NHTSA publishes, with tabs between columns.`,
      );
  }
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

const snakeCased = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
