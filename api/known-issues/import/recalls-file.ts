import { dayOf, plain, type RecallRecord } from "../records.ts";
import { addComponents, type FlatFile, isModelYear } from "./flat-file.ts";

/** Columns of FLAT_RCL.txt by their place, as NHTSA's description (RCL.txt) numbers them, less one. */
const AT = {
  campaign: 1,
  make: 2,
  model: 3,
  year: 4,
  component: 6,
  manufacturer: 7,
  type: 10,
  reportedOn: 15,
  addedOn: 16,
  summary: 19,
  consequence: 20,
  remedy: 21,
  notes: 22,
  parkIt: 27,
  parkOutside: 28,
};
/** Older files end with the maker's own names of the part, or before. */
const LEAST_COLUMNS = AT.remedy + 1;

/** FLAT_RCL.txt: a row for each model, year and component of a campaign. */
export const RECALLS_FILE: FlatFile<RecallRecord> = {
  kind: "recalls",
  tables: { items: "recalls", id: "campaign", cars: "recalled_cars", reference: "campaign" },
  read(fields) {
    if (fields.length < LEAST_COLUMNS) return `has ${fields.length} columns of at least ${LEAST_COLUMNS}`;
    const at = (name: keyof typeof AT) => plain(fields[AT[name]] ?? "");
    if (at("type") !== "V") return undefined;
    const campaign = at("campaign");
    if (!/^\d\d[A-Z]\d{3,6}$/.test(campaign)) return "has no campaign number";
    const year = Number(at("year"));
    if (!isModelYear(year)) return "has no model year";
    const words = () => `${at("consequence")} ${at("remedy")} ${at("notes")}`;
    return {
      make: at("make"),
      model: at("model"),
      year,
      addedOn: dayOf(at("addedOn")),
      item: {
        campaign,
        manufacturer: at("manufacturer"),
        components: at("component") ? [at("component")] : [],
        summary: at("summary"),
        consequence: at("consequence"),
        remedy: at("remedy"),
        reportedOn: dayOf(at("reportedOn")),
        parkIt: flag(fields[AT.parkIt], () => NOT_TO_BE_DRIVEN.test(words())),
        parkOutside: flag(fields[AT.parkOutside], () => PARKED_OUTSIDE.test(words())),
      },
    };
  },
  merge(known, { components, parkIt, parkOutside }) {
    addComponents(known.components, components);
    known.parkIt ||= parkIt;
    known.parkOutside ||= parkOutside;
  },
};

/** "Yes" and "Y" in newer files; in those without the column what the words say. */
const flag = (column: string | undefined, said: () => boolean) =>
  column === undefined || column.trim() === "" ? said() : /^y/i.test(column.trim());

/** "Owners are advised to park outside and away from structures", "Do not drive the vehicle until the recall is done". */
const PARKED_OUTSIDE = /\bpark(?:ed|ing)?\b[^.]{0,60}\boutside\b/i;
const NOT_TO_BE_DRIVEN =
  /\b(?:do not|don't|should not|(?:advised|urged|instructed|told|warned) not to|stop) driv(?:e|ing)\b[^.]*\b(?:until|unless)\b[^.]*\b(?:repair|remed|recall|replac)/i;
