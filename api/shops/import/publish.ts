import type postgres from "postgres";
import { SAMPLE } from "../sample-directory.ts";
import { linkDuplicates } from "./link-duplicates.ts";
import { inOtherStreets, milesApart } from "./miles-apart.ts";

/** Whose entries these are, and what its licence asks. */
export interface Source {
  name: string;
  licence: string | null;
  attribution: string | null;
}

/** What came of an import. */
export interface Published {
  added: number;
  updated: number;
  /** As they were. */
  unchanged: number;
  /** Rows that said a second time what another row of the file says. */
  merged: number;
  /** Entries of the source that the file no longer has. */
  removed: number;
  /** Likely the same shop as another source's entry: linked, and one of them shown. */
  linked: number;
  samplesRemoved: number;
}

/** So near to each other, one name and phone are one shop. */
const SAME_MILES = 0.25;

const CHANGING = `name name_key street city state zip_code latitude longitude phone email hours specialties brands
  certifications rating review_count website partner`.split(/\s+/);

/**
 * Moves what was staged into the directory, all at once: until the end everybody sees it as it was, and if anything fails
 * it stays so. `replace` takes out the source's entries that the file no longer has.
 */
export const publish = (sql: postgres.Sql, source: Source, { replace = false } = {}): Promise<Published> =>
  sql.begin(async (tx) => {
    await tx`set local work_mem = '128MB'`;
    await tx`analyze shop_staging`;
    const repeated = await nameThoseWithoutIds(tx, source.name);
    const written = await write(tx, source);
    const removed = replace ? await removeGone(tx, source.name) : 0;
    const samples = await tx`delete from shops where source = ${SAMPLE}`;
    await tx`analyze shops`;
    const linked = await linkDuplicates(tx, source.name);
    await tx`drop table shop_staging, shop_import`;
    return { ...written, merged: written.merged + repeated, removed, linked, samplesRemoved: samples.count };
  });

type Transaction = postgres.TransactionSql;

/**
 * A row without an id is the entry of its source with the same name and phone close by, and takes its id; else it gets
 * one of its own name, phone, street and place. Answers how many rows of the file repeated an earlier one.
 */
async function nameThoseWithoutIds(tx: Transaction, source: string): Promise<number> {
  const [some] = await tx`select 1 from shop_staging where source_id is null limit 1`;
  if (!some) return 0;
  await tx`create index on shop_staging (name_key, latitude) where source_id is null`;
  const alike = (other: string) => `one.name_key = ${other}.name_key and one.phone is not distinct from ${other}.phone
    and ${milesApart("one", other)} < ${SAME_MILES} and not ${inOtherStreets("one", other)}`;
  const repeated = await tx.unsafe(`
    delete from shop_staging one using shop_staging later
    where one.source_id is null and later.source_id is null and one.line < later.line
      and later.latitude between one.latitude - 0.01 and one.latitude + 0.01 and ${alike("later")}`);
  await tx.unsafe(
    `update shop_staging one set source_id = entry.source_id from shops entry
     where one.source_id is null and entry.source = $1 and ${alike("entry")}`,
    [source],
  );
  await tx`
    update shop_staging
    set source_id = 'own:' || md5(concat_ws('|', name_key, phone, lower(street), round(latitude::numeric, 3), round(longitude::numeric, 3)))
    where source_id is null`;
  return repeated.count;
}

async function write(tx: Transaction, { name, licence, attribution }: Source) {
  const columns = CHANGING.join(", ");
  const [counts] = await tx.unsafe<{ rows: number; added: number; changed: number }[]>(
    `with latest as (
       select distinct on (source_id) * from shop_staging order by source_id, line desc
     ), written as (
       insert into shops (id, source, source_id, licence, attribution, ${columns})
       select id, $1, source_id, $2, $3, ${columns} from latest
       on conflict (source, source_id) do update
         set (licence, attribution, imported_at, ${columns}) =
           row (excluded.licence, excluded.attribution, now(), ${CHANGING.map((one) => `excluded.${one}`).join(", ")})
         where (shops.licence, shops.attribution, ${CHANGING.map((one) => `shops.${one}`).join(", ")})
           is distinct from (excluded.licence, excluded.attribution, ${CHANGING.map((one) => `excluded.${one}`).join(", ")})
       returning (xmax = 0) as added
     )
     select (select count(*)::int from shop_staging) as rows,
       (select count(distinct source_id)::int from shop_staging) as entries,
       count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed
     from written`,
    [name, licence, attribution],
  );
  const { rows, entries, added, changed } = counts as unknown as Record<
    "rows" | "entries" | "added" | "changed",
    number
  >;
  return { added, updated: changed, unchanged: entries - added - changed, merged: rows - entries };
}

async function removeGone(tx: Transaction, source: string) {
  const gone = await tx`
    delete from shops where source = ${source}
      and not exists (select 1 from shop_staging where shop_staging.source_id = shops.source_id)`;
  return gone.count;
}
