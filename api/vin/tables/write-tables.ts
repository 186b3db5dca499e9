import { Database } from "bun:sqlite";
import { makes } from "#shared/catalogue/catalogue.ts";
import { firstYear } from "#shared/catalogue/years.ts";
import type { ElementLetter, VehicleKind } from "./elements.ts";

/** Ids of vPIC's own tables, in words of ours; what is not named is left out. */
const KIND: Record<number, VehicleKind> = {
  1: "motorcycle",
  2: "car",
  3: "truck",
  5: "bus",
  6: "trailer",
  7: "car",
  9: "low_speed",
  10: "truck",
  13: "off_road",
};
const BODY: Record<string, string> = {
  "1": "convertible",
  "2": "minivan",
  "3": "coupe",
  "5": "hatchback",
  "7": "suv",
  "8": "suv",
  "9": "van",
  "10": "convertible",
  "13": "sedan",
  "15": "wagon",
  "60": "pickup",
  "66": "heavy",
  "95": "van",
  "119": "pickup",
};
const FUEL: Record<string, string> = { "1": "diesel", "2": "electric", "4": "gas", "10": "gas", "15": "gas" };
const DRIVE: Record<string, string> = { "1": "fwd", "2": "awd", "3": "awd", "4": "rwd", "7": "two" };
const TRANSMISSION: Record<string, string> = {
  "2": "automatic",
  "3": "manual",
  "4": "cvt",
  "7": "cvt",
  "8": "dct",
  "14": "dct",
};
const ELECTRIFIED: Record<string, string> = { "2": "hybrid", "3": "plugin_hybrid", "4": "electric", "9": "hybrid" };
const ARRANGEMENT: Record<string, string> = { "1": "I", "2": "V", "3": "R", "4": "V", "5": "H" };
const CLASS: Record<string, string> = { "4": "3", "5": "4", "6": "5", "7": "6", "8": "7", "9": "8" };

const one = (text: string) => text.trim().replace(/\s+/g, " ");
const fromCc = (text: string) => (Number(text) >= 500 ? (Number(text) / 1000).toFixed(1) : "");
const fromLiters = (text: string) => (Number(text) > 0 ? Number(text).toFixed(1) : "");

type Read = (value: string, names: Names) => string | undefined;
/** vPIC's elements by their ids: the letter they have in our file, and how a value is read; nothing read, nothing kept. */
const READ: Record<number, readonly [ElementLetter, Read]> = {
  5: ["B", (id) => BODY[id]],
  9: ["C", (count) => (/^\d+$/.test(count) ? count : undefined)],
  11: ["D", fromCc],
  13: ["D", fromLiters],
  15: ["R", (id) => DRIVE[id]],
  18: ["E", one],
  24: ["F", (id) => FUEL[id]],
  25: ["W", (id) => CLASS[id] ?? "2"],
  28: ["M", (id, { models }) => models.get(Number(id))],
  31: ["P", one],
  34: ["S", one],
  37: ["X", (id) => TRANSMISSION[id]],
  38: ["T", one],
  64: ["N", (id) => ARRANGEMENT[id]],
  66: ["G", (id) => FUEL[id]],
  75: ["Y", (id, { countries }) => countries.get(Number(id))],
  77: ["Q", one],
  126: ["Z", (id) => ELECTRIFIED[id]],
  129: ["O", one],
  135: ["U", (id) => (id === "1" ? "1" : "0")],
};

interface Names {
  models: ReadonlyMap<number, string>;
  countries: ReadonlyMap<number, string>;
}

/**
 * Our tables as text, of a SQLite file with the tables of NHTSA's vPIC: every maker's code with its kind of vehicle, and
 * for the makes and years of the catalogue the patterns of what is known of a car. `read-tables.ts` tells the form.
 */
export function writeTables(path: string): string {
  using db = new Database(path, { readonly: true });
  const all = <T>(sql: string) => db.query(sql).all() as T[];
  const names: Names = {
    models: new Map(
      all<{ id: number; name: string }>(
        "select mm.ModelId id, m.Name || '|' || mo.Name name from Make_Model mm join Make m on m.Id = mm.MakeId join Model mo on mo.Id = mm.ModelId",
      ).map(({ id, name }) => [id, one(name)]),
    ),
    countries: new Map(
      all<{ Id: number; Name: string }>("select Id, Name from Country").map((c) => [c.Id, one(c.Name)]),
    ),
  };
  const [date] = all<{ date: string }>("select substr(max(CreatedOn), 1, 10) date from Pattern");
  const { codes, ours } = makersCodes(all);
  const { links, schemas } = schemasOf(all, ours);
  return [
    `NHTSA vPIC, tables of ${date!.date}`,
    ...codes,
    ...engines(all),
    ...links,
    ...patterns(all, schemas, names),
    "",
  ].join("\n");
}

type All = <T>(sql: string) => T[];

/** "!1HG car Honda": each code with kind and makes; trailers have no makes, and there are thousands of them. */
function makersCodes(all: All) {
  const catalogue = new Set(makes.map((make) => make.toLowerCase()));
  const ours = new Map<number, string>();
  const codes: string[] = [];
  for (const { id, wmi, type, list } of all<{ id: number; wmi: string; type: number; list: string | null }>(
    `select w.Id id, w.Wmi wmi, w.VehicleTypeId type, group_concat(distinct m.Name) list from Wmi w
     left join Wmi_Make wm on wm.WmiId = w.Id left join Make m on m.Id = wm.MakeId group by w.Id order by w.Wmi`,
  )) {
    const kind = KIND[type];
    if (!kind) continue;
    const of = (list ?? "").split(",").filter(Boolean).map(one);
    codes.push(`!${wmi} ${kind}${kind === "trailer" ? "" : ` ${of.join("|")}`}`.trimEnd());
    if ((kind === "car" || kind === "truck") && of.some((make) => catalogue.has(make.toLowerCase()))) ours.set(id, wmi);
  }
  return { codes, ours };
}

/** "@1HG 9451:2012-2012 …": which lists of patterns hold for a code in which model years. */
function schemasOf(all: All, ours: ReadonlyMap<number, string>) {
  const byCode = new Map<string, string[]>();
  const schemas = new Set<number>();
  for (const { wmi, schema, from, to } of all<{ wmi: number; schema: number; from: number; to: number | null }>(
    "select WmiId wmi, VinSchemaId schema, YearFrom 'from', YearTo 'to' from Wmi_VinSchema order by VinSchemaId",
  )) {
    const code = ours.get(wmi);
    if (!code || (to ?? 9999) < firstYear) continue;
    schemas.add(schema);
    byCode.set(code, [...(byCode.get(code) ?? []), `${schema}:${from}-${to ?? 9999}`]);
  }
  return { links: [...byCode].map(([code, list]) => `@${code} ${list.join(" ")}`), schemas };
}

/** "%2GR-FKS\tC=6\tD=3.5": what belongs to an engine of this name. */
function engines(all: All) {
  const facts = new Map<string, string[]>();
  for (const { name, element, value } of all<{ name: string; element: number; value: string }>(
    `select e.Name name, p.ElementId element, p.AttributeId value from EngineModelPattern p
     join EngineModel e on e.Id = p.EngineModelId order by e.Name, p.ElementId`,
  )) {
    const [letter, read] = READ[element] ?? [];
    const said = letter && "CDFNU".includes(letter) ? read?.(value, NO_NAMES) : undefined;
    if (said) facts.set(one(name), [...(facts.get(one(name)) ?? []), `${letter}=${said}`]);
  }
  return [...facts].map(([name, list]) => `%${name}\t${[...new Set(list)].join("\t")}`);
}
const NO_NAMES: Names = { models: new Map(), countries: new Map() };

/** "#9451", and under it a line for each value: "B=sedan\tFB2 FB3". */
function patterns(all: All, schemas: ReadonlySet<number>, names: Names) {
  const lines: string[] = [];
  let current = 0;
  let values = new Map<string, Set<string>>();
  const end = () => {
    if (values.size === 0) return;
    lines.push(`#${current}`);
    for (const [value, keys] of [...values].sort(([a], [b]) => (a < b ? -1 : 1)))
      lines.push(`${value}\t${[...keys].join(" ")}`);
  };
  for (const { schema, element, value, keys } of all<{ schema: number; element: number; value: string; keys: string }>(
    `select VinSchemaId schema, ElementId element, AttributeId value, Keys keys from Pattern
     where ElementId in (${Object.keys(READ).join(", ")}) order by VinSchemaId, Keys`,
  )) {
    if (!schemas.has(schema)) continue;
    if (schema !== current) {
      end();
      current = schema;
      values = new Map();
    }
    const [letter, read] = READ[element]!;
    const said = read(value, names);
    if (!said) continue;
    const key = `${letter}=${said}`;
    values.set(key, (values.get(key) ?? new Set()).add(keys.trim().toUpperCase()));
  }
  end();
  return lines;
}
