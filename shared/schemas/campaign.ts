import * as z from "zod/mini";

/** Characters of one field, and of the address of a page. */
export const MAX_CAMPAIGN = 200;
export const MAX_PAGE = 500;

const LONG = "Please give at most as many characters as the field holds";
const word = z.optional(z.string(LONG).check(z.maxLength(MAX_CAMPAIGN, LONG)));

/** What the `utm_…` of an address say, by what follows the "utm_", and the publisher's own reference. */
export const CAMPAIGN_FIELDS = ["source", "medium", "campaign", "term", "content", "reference"] as const;
const campaign = { source: word, medium: word, campaign: word, term: word, content: word, reference: word };

export const Campaign = z.object(campaign);
export type Campaign = z.infer<typeof Campaign>;

/** Where a visit came from: the page that the element stands on, without what follows its path, and the campaign. */
export const CameFrom = z.object({
  ...campaign,
  page: z.optional(z.string(LONG).check(z.maxLength(MAX_PAGE, LONG))),
});
export type CameFrom = z.infer<typeof CameFrom>;
