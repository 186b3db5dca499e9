import type { Bulletin, KnownIssues, Recall } from "#shared/schemas/known-issues.ts";
import type { KnownIssuesQuery } from "#shared/schemas/known-issues-query.ts";
import { fitting } from "../../analysis/known-issues/fitting.ts";
import { ownersReportsOf } from "../../analysis/known-issues/owners-reports.ts";
import { warrantiesOf } from "../../analysis/known-issues/warranties.ts";
import { resolveModel } from "../../analysis/vehicle/resolve-model.ts";
import type { Recalls } from "../../known-issues/recalls.ts";
import type { BulletinRecord, RecallRecord } from "../../known-issues/records.ts";
import type { KnownIssuesStore } from "../../known-issues/store.ts";

export interface KnownIssuesParts {
  recalls: Recalls;
  store: Pick<KnownIssuesStore, "bulletinsOf">;
}

/** Some cars have hundreds, most of them about a single trim; the newest are told. */
const MOST_BULLETINS = 40;

/** What is known of cars of this make, model and year, whatever an owner tells of one. */
export async function knownIssues(
  typed: KnownIssuesQuery,
  { recalls, store }: KnownIssuesParts,
  today = new Date(),
): Promise<KnownIssues> {
  const { make, model } = resolveModel(typed.make, typed.model);
  if (!make || !model) return { recalls: [], warranties: [], ownersReports: [], bulletins: [] };
  const car = { make, model, year: typed.year };
  const [known, bulletins] = await Promise.all([recalls.of(car), store.bulletinsOf(car, MOST_BULLETINS)]);
  return {
    recalls: known.recalls.map(shownRecall),
    ...(known.asOf && { recallsAsOf: known.asOf.toISOString() }),
    warranties: warrantiesOf(car, today),
    ownersReports: ownersReportsOf(car),
    bulletins: bulletins.map(shownBulletin),
  };
}

const shownRecall = ({ components, reportedOn, manufacturer: _, ...recall }: RecallRecord): Recall => ({
  ...recall,
  component: components.join(", "),
  ...(reportedOn && { reportedOn }),
  about: [...fitting(components, recall.summary)],
});

const shownBulletin = ({ number, title, components, issuedOn }: BulletinRecord): Bulletin => ({
  number,
  title,
  ...(issuedOn && { issuedOn }),
  about: [...fitting(components, title)],
});
