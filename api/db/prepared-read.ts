import { Column, fillPlaceholders, is, type Query, SQL } from "drizzle-orm";
import type { Database } from "./database.ts";

/** A select of Drizzle whose fields are not nested: `db.select({ id: users.id, … }).from(users)…`. */
interface Select<Row> {
  toSQL(): Query;
  readonly _: { readonly selectedFields: Record<string, unknown>; readonly result: Row[] };
}

/**
 * A read that Drizzle writes and that each connection prepares once. It is asked with a value for every
 * `sql.placeholder`.
 *
 * Drizzle's own `prepare` finds out for every value of every row anew how it is to be read, which was a fifth of what a
 * search of shops costs; here that is settled once. Columns are read as Drizzle reads them, expressions as the driver
 * does: `mapWith` is not heard. Throws where fields are nested.
 *
 * @example
 * const byId = preparedRead(db, db.select({ name: users.name }).from(users).where(eq(users.id, sql.placeholder("id"))));
 * const [user] = await byId({ id });
 */
export function preparedRead<Row>(db: Database, select: Select<Row>) {
  const { sql, params } = select.toSQL();
  const fields = Object.entries(select._.selectedFields).map(([name, field]) => ({ name, decode: decoderOf(field) }));
  const toRow = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {};
    for (let i = 0; i < fields.length; i++) {
      const { name, decode } = fields[i]!;
      const value = values[i];
      row[name] = value === null || decode === undefined ? value : decode(value);
    }
    return row as Row;
  };
  return async (values: Record<string, unknown>): Promise<Row[]> => {
    const given = fillPlaceholders(params, values) as string[];
    const rows = await db.$client.unsafe(sql, given, { prepare: true }).values();
    return rows.map(toRow);
  };
}

/** How a column reads what the driver answers; undefined where it takes it as it comes. */
function decoderOf(field: unknown): ((value: unknown) => unknown) | undefined {
  if (is(field, SQL) || is(field, SQL.Aliased)) return undefined;
  if (!is(field, Column)) throw new Error("A prepared read takes no nested fields.");
  if (field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  return (value) => field.mapFromDriverValue(value);
}
