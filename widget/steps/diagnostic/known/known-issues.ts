import { createContext, useContext } from "react";
import type { ReadRecord } from "../../../client/diagnostic-record.ts";
import { knownIssues } from "../../../client/known-issues.ts";
import { useQuery } from "../../../client/use-query.ts";
import type { KnownViews } from "./views.tsx";

/** What shows what is known of the car's model; null until it has come, and where nothing can be had. */
export const KnownIssuesContext = createContext<KnownViews | null>(null);
export const useKnownIssues = () => useContext(KnownIssuesContext);

/** Loads it beside the result, which never waits for it. */
export const useLoadedKnownIssues = ({ subject }: ReadRecord): KnownViews | null =>
  useQuery(subject ? knownIssues(subject) : null).data ?? null;
