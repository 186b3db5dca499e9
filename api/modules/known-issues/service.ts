import type { KnownIssues, KnownIssuesQuery } from "#shared/schemas/known-issues.ts";
import { fitting } from "../../analysis/known-issues/fitting.ts";
import { resolveModel } from "../../analysis/vehicle/resolve-model.ts";
import type { Recalls } from "../../known-issues/recalls.ts";
import type { RecallRecord } from "../../known-issues/records.ts";

interface Parts {
  recalls: Recalls;
}

const NOTHING: KnownIssues = { recalls: [], warranties: [], ownersReports: [], bulletins: [] };

/** What is known of cars of this make, model and year, whatever an owner tells of one. */
export async function knownIssues(typed: KnownIssuesQuery, { recalls }: Parts): Promise<KnownIssues> {
  const { make, model } = resolveModel(typed.make, typed.model);
  if (!make || !model) return NOTHING;
  const car = { make, model, year: typed.year };
  const known = await recalls.of(car);
  return {
    ...NOTHING,
    recalls: known.recalls.map(shown),
    ...(known.asOf && { recallsAsOf: known.asOf.toISOString() }),
  };
}

const shown = ({ components, reportedOn, manufacturer: _, ...recall }: RecallRecord) => ({
  ...recall,
  component: components.join(", "),
  ...(reportedOn && { reportedOn }),
  about: [...fitting(components, recall.summary)],
});
