import { createContext, useContext } from "react";
import type { KnownIssues, Recall } from "#shared/schemas/known-issues.ts";
import type { ReadCause, ReadRecord } from "../../../client/diagnostic-record.ts";
import { knownIssues } from "../../../client/known-issues.ts";
import { useQuery } from "../../../client/use-query.ts";

/** What is known of the car's model; null until it has come, and where nothing can be had. */
export const KnownIssuesContext = createContext<KnownIssues | null>(null);
export const useKnownIssues = () => useContext(KnownIssuesContext);

/** Loads it beside the result, which never waits for it. */
export const useLoadedKnownIssues = ({ subject }: ReadRecord): KnownIssues | null =>
  useQuery(subject ? knownIssues(subject) : null).data ?? null;

/** A cause less likely than so many percent is not told to be the recalled part. */
const LEAST_LIKELY = 10;
const likely = (causes: readonly ReadCause[]) =>
  causes.flatMap(({ id, probability = 0 }) => (id && probability >= LEAST_LIKELY ? id : []));

/** The causes and repairs that a result is about, by their ids. */
export const idsIn = ({ results }: ReadRecord): ReadonlySet<string> =>
  new Set([
    ...likely(results.potentialCauses),
    ...results.furtherComplaints.flatMap(({ potentialCauses }) => likely(potentialCauses)),
    ...(results.partsReplacement?.parts ?? []).flatMap(({ id }) => id ?? []),
    ...(results.estimateReview?.services ?? []).flatMap(({ repairs }) => repairs ?? []),
  ]);

export const isAbout =
  (ids: Iterable<string>) =>
  ({ about }: { about: readonly string[] }): boolean =>
    [...ids].some((id) => about.includes(id));

/** "21V215000" → "21V-215", as NHTSA's letters write it. */
export const campaignName = ({ campaign }: Recall) => campaign.replace(/^(\d\d[A-Z])(\d{3})000$/, "$1-$2");
