import * as z from "zod/mini";
import { Safety } from "./diagnostic/safety.ts";

/**
 * One thing that is known of a make, model and year: a recall, an extended warranty, a bulletin, or what owners report. `id`
 * is its number at its source ("21V215000"), `name` and `text` say it, `details` more of it. `line` is what to say beside a
 * price for the work. `about` are ids of the causes and repairs of our catalogue that it is about. `share`: of the troubles
 * that owners report, 0 to 1, for this model and for all cars.
 */
export const Notice = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  text: z.string(),
  details: z.optional(z.string()),
  source: z.optional(z.string()),
  line: z.optional(z.string()),
  share: z.optional(z.object({ own: z.number(), usual: z.number() })),
  about: z.array(z.string()),
});
export type Notice = z.infer<typeof Notice>;

/**
 * Notices of a kind, the most telling first. `title` stands over those that fit a complaint, `others` over the rest, which
 * is not shown where it is absent; `note` below either.
 */
export const NoticeGroup = z.object({
  title: z.string(),
  others: z.optional(z.string()),
  note: z.optional(z.string()),
  notices: z.array(Notice),
});
export type NoticeGroup = z.infer<typeof NoticeGroup>;

/**
 * Answer of GET /api/known-issues. `stop` is the warning of a recall until which cars must not be driven, or only be parked
 * outside. Whether one car is in a recall, and whether it was done, only its VIN tells.
 */
export const KnownIssues = z.object({
  stop: z.optional(z.object({ title: z.string(), safety: Safety })),
  groups: z.array(NoticeGroup),
});
export type KnownIssues = z.infer<typeof KnownIssues>;
