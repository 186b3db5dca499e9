import type { PartnerLead } from "#shared/schemas/partner-leads.ts";
import { nationalPhone } from "../shops/phone.ts";

const COLUMNS: Record<string, (lead: PartnerLead) => string> = {
  id: ({ id }) => id,
  created_at: ({ createdAt }) => createdAt,
  shop: ({ shop }) => shop,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => (phone ? nationalPhone(phone) : ""),
  vehicle: ({ vehicle }) => vehicle,
  issue: ({ issue }) => issue,
  causes: ({ causes }) => causes.join("; "),
  asked: ({ asked = [] }) => asked.join("; "),
};

/** Tells Excel that the text is UTF-8. */
const BOM = "\uFEFF";

/** Leads as a table (RFC 4180) that a spreadsheet may open: what owners typed cannot become a formula in it. */
export const leadsCsv = (leads: readonly PartnerLead[]): string =>
  BOM +
  [Object.keys(COLUMNS), ...leads.map((lead) => Object.values(COLUMNS).map((cell) => cell(lead)))]
    .map((cells) => `${cells.map(quoted).join(",")}\r\n`)
    .join("");

/**
 * What a spreadsheet would take for a formula: one of these signs, full-width ones too, first or after white space and
 * quotes that some programs drop.
 */
const FORMULA = /^[\s"'\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

const quoted = (cell: string) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
