import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type postgres from "postgres";
import type { Listing } from "./check.ts";

/** How far an import has come: stored with every batch, so that a stopped one goes on from there. */
export interface Progress {
  /** Rows of the file that were looked at, whatever came of them. */
  read: number;
  taken: number;
  /** Things of a map that are no repair shops. */
  others: number;
  refused: number;
  /** How often for which reason. */
  reasons: Record<string, number>;
  /** The first refused ones. */
  examples: { line: number; reason: string }[];
}

export const NOTHING_YET: Progress = { read: 0, taken: 0, others: 0, refused: 0, reasons: {}, examples: [] };

export interface StagedListing extends Listing {
  line: number;
}

/** The columns of the waiting room, in the order of `rowOf`. All of them as `shops` has them. */
const COLUMNS = `id uuid, line bigint, source_id text, name text, name_key text, street text, city text, state text,
  zip_code text, latitude float8, longitude float8, phone text, email text, hours text, specialties text[],
  brands text[], certifications text[], rating real, review_count int, website text, partner boolean`;

/**
 * Where an import waits until all of it is there: a table beside the directory, which nobody else reads. It is not
 * written to the log, which makes it fast; a database that crashed empties it, and the import starts over.
 */
export function createStaging(sql: postgres.Sql) {
  return {
    /** Takes up the import of `identity` where it was stopped, or makes room for it. */
    async open(identity: string): Promise<Progress> {
      await sql`create unlogged table if not exists shop_import (identity text, progress text)`;
      await sql.unsafe(`create unlogged table if not exists shop_staging (${COLUMNS})`);
      const [stopped] = await sql<{ progress: string }[]>`
        select progress from shop_import where identity = ${identity}`;
      if (stopped) return JSON.parse(stopped.progress);
      await sql`truncate shop_import, shop_staging`;
      await sql`insert into shop_import values (${identity}, ${JSON.stringify(NOTHING_YET)})`;
      return structuredClone(NOTHING_YET);
    },

    /** Adds a batch and how far that brings us: both or neither. */
    async add(listings: readonly StagedListing[], progress: Progress) {
      const stored = JSON.stringify(progress);
      await sql.begin(async (tx) => {
        if (listings.length > 0) {
          const copy = await tx`copy shop_staging from stdin`.writable();
          await pipeline(Readable.from([listings.map(rowOf).join("")]), copy);
        }
        await tx`update shop_import set progress = ${stored}`;
      });
    },
  };
}

const rowOf = (shop: StagedListing) =>
  `${[
    Bun.randomUUIDv7(),
    shop.line,
    text(shop.sourceId),
    text(shop.name),
    text(shop.nameKey),
    text(shop.street),
    text(shop.city),
    shop.state,
    shop.zipCode,
    shop.latitude,
    shop.longitude,
    text(shop.phone),
    text(shop.email),
    text(shop.hours),
    array(shop.specialties),
    array(shop.brands),
    array(shop.certifications),
    shop.rating ?? NULL,
    shop.reviewCount,
    text(shop.website),
    shop.partner,
  ].join("\t")}\n`;

const NULL = "\\N";

/** `check` leaves no line breaks or tabs; a backslash would begin an escape. */
const text = (value: string | null) =>
  value === null ? NULL : value.includes("\\") ? value.replaceAll("\\", "\\\\") : value;

const array = (values: readonly string[]) =>
  values.length === 0
    ? "{}"
    : text(`{${values.map((value) => `"${value.replace(/[\\"]/g, (special) => `\\${special}`)}"`).join(",")}}`);
