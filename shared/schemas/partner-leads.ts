import * as z from "zod/mini";
import { Campaign } from "./campaign.ts";
import { ISSUE_TYPES } from "./issue-details.ts";
import { SentToShop } from "./lead.ts";

/** Leads of one answer: at most, and where the query does not say. */
export const MAX_PARTNER_LEADS = 500;
export const PARTNER_LEADS = 100;

const LIMIT_MESSAGE = `Please ask for 1 to ${MAX_PARTNER_LEADS} leads at once`;

/**
 * GET /api/partner/leads with `Authorization: Bearer SECRET`, newest first. `before` is the id of the last lead of the
 * page before. The header `Link` has the next page too, for CSV.
 */
export const PartnerLeadsQuery = z.object({
  format: z.optional(z.enum(["json", "csv"], "Please choose the format json or csv")),
  before: z.optional(
    z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, "Please give the id of a lead")),
  ),
  limit: z.optional(
    z
      .string()
      .check(z.refine((typed) => /^\d{1,3}$/.test(typed) && +typed >= 1 && +typed <= MAX_PARTNER_LEADS, LIMIT_MESSAGE)),
  ),
});
export type PartnerLeadsQuery = z.infer<typeof PartnerLeadsQuery>;

/**
 * What an owner had a shop told on the partner's pages, by the same names in JSON, in the webhook and, with dots, in the
 * table. `createdAt` is ISO 8601 in UTC, `shop` the shop's name, `mileage` miles, `probability` percent, `page` the address
 * of the page without its query. What nobody said is absent.
 */
export const PartnerLead = z.object({
  ...z.pick(SentToShop, { name: true, email: true, phone: true, issue: true, asked: true }).shape,
  id: z.string(),
  createdAt: z.string(),
  shop: z.string(),
  shopId: z.optional(z.string()),
  vehicle: z.object({ year: z.number(), make: z.string(), model: z.string(), mileage: z.optional(z.number()) }),
  issueType: z.enum(ISSUE_TYPES),
  causes: z.array(z.object({ name: z.string(), probability: z.optional(z.number()) })),
  page: z.optional(z.string()),
  campaign: z.optional(Campaign),
});
export type PartnerLead = z.infer<typeof PartnerLead>;

/** `next` is what `before` has to be for the page after this one; null: there is none. */
export const PartnerLeads = z.object({ leads: z.array(PartnerLead), next: z.nullable(z.string()) });
export type PartnerLeads = z.infer<typeof PartnerLeads>;
