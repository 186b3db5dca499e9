import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import postgres from "postgres";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

/** Beside the tables' files: which version of the schema they are of, and the tables, each after those it refers to. */
interface Manifest {
  version: string;
  tables: string[];
}

const VERSION = journal.entries.at(-1)!.tag;
const MANIFEST = "backup.json";

/**
 * Writes every table of ours into `folder`, a file each in PostgreSQL's COPY format, all as of one moment, while the
 * servers go on. For where there is no `pg_dump` of the database's version. Jobs of the queue are not in it.
 */
export async function backUp(url: string, folder: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await sql.begin("isolation level repeatable read read only", async (tx) => {
      const tables = await tablesInOrder(tx);
      for (const table of tables)
        await pipeline(
          await tx`copy ${tx(table)} to stdout`.readable(),
          createWriteStream(join(folder, `${table}.copy`), { mode: 0o600 }),
        );
      await writeFile(join(folder, MANIFEST), JSON.stringify({ version: VERSION, tables } satisfies Manifest));
      return tables;
    });
  } finally {
    await sql.end();
  }
}

/**
 * Puts a backup into a database that is migrated to the same version and empty; all of it or nothing. What waited for
 * delivery is set aside as given up, since it may have gone out after the backup was made: `bun run inbox retry` sends
 * it.
 */
export async function restore(url: string, folder: string): Promise<string[]> {
  const { version, tables } = JSON.parse(await readFile(join(folder, MANIFEST), "utf8")) as Manifest;
  if (version !== VERSION)
    throw new Error(`This backup is of version ${version}, and this program of ${VERSION}. Restore it with its own.`);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.begin(async (tx) => {
      for (const table of tables) {
        const [row] = await tx`select 1 from ${tx(table)} limit 1`;
        if (row)
          throw new Error(`The database is not empty: there is something in “${table}”. Restore into a new one.`);
        await pipeline(
          createReadStream(join(folder, `${table}.copy`)),
          await tx`copy ${tx(table)} from stdin`.writable(),
        );
      }
      await tx`update deliveries set state = 'dead', failure = 'Restored from a backup.' where state = 'waiting'`;
    });
    return tables;
  } finally {
    await sql.end();
  }
}

/** Our tables, each after those that its foreign keys name. */
async function tablesInOrder(sql: postgres.TransactionSql): Promise<string[]> {
  const rows = await sql<{ name: string; needs: string[] }[]>`
    select t.relname as name,
           coalesce(array_agg(distinct f.relname::text) filter (where f.oid <> t.oid), '{}') as needs
    from pg_class t
    left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
    left join pg_class f on f.oid = c.confrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
    group by t.relname order by t.relname`;
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const next = rows.find(
      ({ name, needs }) => !ordered.includes(name) && needs.every((other) => ordered.includes(other)),
    );
    if (!next) throw new Error("The tables refer to each other in a circle.");
    ordered.push(next.name);
  }
  return ordered;
}
