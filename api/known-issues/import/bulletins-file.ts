import { type BulletinRecord, cut, dayOf, plain } from "../records.ts";
import { addComponents, type FlatFile, isModelYear } from "./flat-file.ts";

/**
 * Columns by their place, as NHTSA's description (TSBS.txt) numbers them, less one: of the files since May 2024
 * ("TSBS_RECEIVED_2020-2024.txt"), and of FLAT_TSBS.txt before.
 */
const NOW = { id: 0, addedOn: 2, number: 3, issuedOn: 4, make: 7, model: 8, year: 9, component: 10, summary: 13 };
const BEFORE = { number: 0, id: 2, issuedOn: 3, component: 4, make: 5, model: 6, year: 7, addedOn: 8, summary: 9 };

/** As long as a title may be; NHTSA has summaries of 4,000 characters in its place. */
const LONGEST_TITLE = 240;

/** NHTSA's bulletins: a row for each model, year and component of one. */
export const BULLETINS_FILE: FlatFile<BulletinRecord> = {
  kind: "bulletins",
  tables: { items: "bulletins", id: "id", cars: "bulletin_cars", reference: "bulletin" },
  read(fields) {
    const columns = fields.length > NOW.summary ? NOW : BEFORE;
    if (fields.length <= BEFORE.summary) return `has ${fields.length} columns of at least ${BEFORE.summary + 1}`;
    const at = (name: keyof typeof NOW) => plain(fields[columns[name]] ?? "");
    if (!/^\d{1,12}$/.test(at("id"))) return "has no number of NHTSA";
    if (at("number") === "" || at("summary") === "") return undefined;
    const year = Number(at("year"));
    if (!isModelYear(year)) return "has no model year";
    return {
      make: at("make"),
      model: at("model"),
      year,
      addedOn: dayOf(at("addedOn")),
      item: {
        id: at("id"),
        number: cut(at("number"), 60),
        title: cut(at("summary"), LONGEST_TITLE),
        components: at("component") ? [at("component")] : [],
        issuedOn: dayOf(at("issuedOn")),
      },
    };
  },
  merge: (known, { components }) => addComponents(known.components, components),
};
