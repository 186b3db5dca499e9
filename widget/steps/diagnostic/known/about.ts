import type { Recall } from "#shared/schemas/known-issues.ts";
import type { ReadCause, ReadRecord } from "../../../client/diagnostic-record.ts";

/** A cause less likely than so many percent is not told to be the recalled part. */
const LEAST_LIKELY = 10;
const likely = (causes: readonly ReadCause[]) =>
  causes.flatMap(({ id, probability = 0 }) => (id && probability >= LEAST_LIKELY ? id : []));

/** The causes and repairs that a result is about, by their ids. */
export const idsIn = ({ results }: ReadRecord): string[] => [
  ...[results, ...results.furtherComplaints].flatMap(({ potentialCauses }) => likely(potentialCauses)),
  ...(results.partsReplacement?.parts ?? []).flatMap(({ id }) => id ?? []),
  ...(results.estimateReview?.services ?? []).flatMap(({ repairs }) => repairs ?? []),
];

export const isAbout =
  (ids: readonly string[]) =>
  ({ about }: { about: readonly string[] }): boolean =>
    ids.some((id) => about.includes(id));

/** "21V215000" → "21V-215", as NHTSA's letters write it. */
export const campaignName = ({ campaign }: Pick<Recall, "campaign">) =>
  campaign.replace(/^(\d\d[A-Z])(\d{3})000$/, "$1-$2");
