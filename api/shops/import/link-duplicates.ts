import type postgres from "postgres";
import { inOtherStreets, milesApart } from "./miles-apart.ts";

/** So near to each other, entries of two sources with one phone, or with one name, are likely one shop. */
const SAME_PHONE_MILES = 0.5;
const SAME_NAME_MILES = 0.2;

/**
 * Links the entries of a source with those of others that are likely the same shops. The older entry is shown, the other
 * points to it; nothing of either is changed. Answers how many point to another now.
 */
export async function linkDuplicates(tx: postgres.TransactionSql, source: string): Promise<number> {
  const [other] = await tx`select 1 from shops where source <> ${source} limit 1`;
  if (!other) return 0;
  await tx`
    update shops set duplicate_of = null
    where duplicate_of is not null
      and (source = ${source} or duplicate_of in (select id from shops where source = ${source}))`;
  // Latitude in steps of 0.01 degrees (0.7 miles), each with its neighbors, lets names be joined without comparing all.
  await tx.unsafe(
    `create temporary table likely_same on commit drop as
     select mine.id as mine, other.id as other, mine.created_at < other.created_at as mine_is_older
     from shops mine join shops other on other.phone = mine.phone
     where mine.source = $1 and other.source <> $1 and ${milesApart("mine", "other")} < ${SAME_PHONE_MILES}
     union
     select mine.id, other.id, mine.created_at < other.created_at
     from (select *, floor(latitude * 100) + step as band from shops, generate_series(-1, 1) step where source = $1) mine
     join shops other on other.name_key = mine.name_key and floor(other.latitude * 100) = mine.band
     where other.source <> $1 and mine.name_key <> '' and ${milesApart("mine", "other")} < ${SAME_NAME_MILES}
       and not ${inOtherStreets("mine", "other")}`,
    [source],
  );
  await tx`
    update shops set duplicate_of = coalesce(older.duplicate_of, older.id)
    from likely_same join shops older on older.id = likely_same.other
    where shops.id = likely_same.mine and not mine_is_older`;
  await tx`
    update shops set duplicate_of = older.id
    from likely_same join shops older on older.id = likely_same.mine
    where shops.id = likely_same.other and mine_is_older and older.duplicate_of is null and shops.duplicate_of is null`;
  // What pointed to an entry that now points on, points there too: one step always leads to the entry shown.
  await tx`
    update shops set duplicate_of = shown.duplicate_of
    from shops shown where shown.id = shops.duplicate_of and shown.duplicate_of is not null`;
  const [linked] = await tx<{ count: number }[]>`
    select count(*)::int from shops where duplicate_of is not null and (
      source = ${source} or duplicate_of in (select id from shops where source = ${source}))`;
  return linked!.count;
}
