import type { Car } from "../records.ts";

/** What a row of one of NHTSA's flat files tells: a record, and one car that it is about as NHTSA names it. */
export interface FlatRow<Item> extends Omit<Car, "year"> {
  item: Item;
  year: number;
  /** The day on which the row was added, by which one tells how old the file is. */
  addedOn: string | null;
}

/** A flat file of NHTSA: how its rows read and where they go. */
export interface FlatFile<Item> {
  kind: "recalls" | "bulletins";
  /** The tables of its records and of the cars they are about, and the columns by which a record is known in each. */
  tables: { items: string; id: keyof Item & string; cars: string; reference: string };
  /** The row, or in a sentence why it is none; undefined for what is about no car at all. */
  read(fields: readonly string[]): FlatRow<Item> | string | undefined;
  /** The record of which there are several rows: what this one adds to it. */
  merge(known: Item, more: Item): void;
}

/** NHTSA writes 9999 where the model year is unknown. */
export const isModelYear = (year: number) => year >= 1949 && year <= 2100;

/** Adds the components that are not there yet. */
export function addComponents(known: string[], more: readonly string[]): void {
  for (const component of more) if (!known.includes(component)) known.push(component);
}
