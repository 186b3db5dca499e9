import { MOST_LINES } from "#shared/format/summary.ts";
import { CAMPAIGN_FIELDS } from "#shared/schemas/campaign.ts";
import type { PartnerLead } from "#shared/schemas/partner-leads.ts";
import { nationalPhone } from "../shops/phone.ts";

/** The names are those of `PartnerLead`, with dots to what is within. */
const COLUMNS: Record<string, (lead: PartnerLead) => string | number | undefined> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  shop: ({ shop }) => shop,
  shopId: ({ shopId }) => shopId,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone && nationalPhone(phone),
  "vehicle.year": ({ vehicle }) => vehicle.year,
  "vehicle.make": ({ vehicle }) => vehicle.make,
  "vehicle.model": ({ vehicle }) => vehicle.model,
  "vehicle.mileage": ({ vehicle }) => vehicle.mileage,
  issueType: ({ issueType }) => issueType,
  issue: ({ issue }) => issue,
  asked: ({ asked }) => asked?.join("; "),
  ...Object.fromEntries(
    Array.from({ length: MOST_LINES }, (_, place) => [
      [`causes.${place}.name`, ({ causes }: PartnerLead) => causes[place]?.name],
      [`causes.${place}.probability`, ({ causes }: PartnerLead) => causes[place]?.probability],
    ]).flat(),
  ),
  page: ({ page }) => page,
  ...Object.fromEntries(
    CAMPAIGN_FIELDS.map((field) => [`campaign.${field}`, ({ campaign }: PartnerLead) => campaign?.[field]]),
  ),
};

/** Tells Excel that the text is UTF-8. */
const BOM = "\uFEFF";

/** Leads as a table (RFC 4180) that a spreadsheet may open: what owners typed cannot become a formula in it. */
export const leadsCsv = (leads: readonly PartnerLead[]): string =>
  BOM +
  [Object.keys(COLUMNS), ...leads.map((lead) => Object.values(COLUMNS).map((cell) => String(cell(lead) ?? "")))]
    .map((cells) => `${cells.map(quoted).join(",")}\r\n`)
    .join("");

/**
 * What a spreadsheet would take for a formula: one of these signs, full-width ones too, first or after white space and
 * quotes that some programs drop.
 */
const FORMULA = /^[\s"'\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

const quoted = (cell: string) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
