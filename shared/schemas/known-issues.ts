import * as z from "zod/mini";

/** Ids of the causes and repairs of our catalogue that it is about, so that a result can tell whether it fits. */
const about = z.array(z.string());

/**
 * A safety recall of NHTSA for cars of this make, model and year. Whether one car is in it, and whether it was done, only
 * its VIN tells. `reportedOn` is a day, "2021-03-25". `parkIt`: not to be driven until it is done; `parkOutside`: to be
 * parked outside until then.
 */
export const Recall = z.object({
  campaign: z.string(),
  component: z.string(),
  summary: z.string(),
  consequence: z.string(),
  remedy: z.string(),
  reportedOn: z.optional(z.string()),
  parkIt: z.boolean(),
  parkOutside: z.boolean(),
  about,
});
export type Recall = z.infer<typeof Recall>;

/** What a maker pays beyond its first warranty: `title` names the part, `terms` for how long, `note` what to do. */
export const Warranty = z.object({
  id: z.string(),
  title: z.string(),
  terms: z.string(),
  note: z.string(),
  source: z.string(),
  about,
});
export type Warranty = z.infer<typeof Warranty>;

/**
 * What owners of this model report more often than those of all cars: shares of 0 to 1 of `reports` complaints to NHTSA
 * up to `asOf`, a month. `sentences` say the same in words.
 */
export const OwnersReport = z.object({
  area: z.string(),
  share: z.number(),
  usualShare: z.number(),
  reports: z.number(),
  asOf: z.string(),
  sentences: z.array(z.string()),
  about,
});
export type OwnersReport = z.infer<typeof OwnersReport>;

/** A maker's bulletin to its shops, as NHTSA lists it. */
export const Bulletin = z.object({
  number: z.string(),
  title: z.string(),
  issuedOn: z.optional(z.string()),
  about,
});
export type Bulletin = z.infer<typeof Bulletin>;

/**
 * Answer of GET /api/known-issues. `recallsAsOf` is the moment at which NHTSA said so; absent: its recalls are not known
 * here, which is not the same as none.
 */
export const KnownIssues = z.object({
  recalls: z.array(Recall),
  recallsAsOf: z.optional(z.string()),
  warranties: z.array(Warranty),
  ownersReports: z.array(OwnersReport),
  bulletins: z.array(Bulletin),
});
export type KnownIssues = z.infer<typeof KnownIssues>;
