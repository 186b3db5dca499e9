import type { KnownIssues } from "#shared/schemas/known-issues.ts";
import type { KnownIssuesQuery } from "#shared/schemas/known-issues-query.ts";
import { ownersReportsOf } from "../../analysis/known-issues/owners-reports.ts";
import { warrantiesOf } from "../../analysis/known-issues/warranties.ts";
import { resolveModel } from "../../analysis/vehicle/resolve-model.ts";
import { bulletinNotices, recallNotices, recallStop } from "../../known-issues/notices.ts";
import type { Recalls } from "../../known-issues/recalls.ts";
import type { KnownIssuesStore } from "../../known-issues/store.ts";

export interface KnownIssuesParts {
  recalls: Recalls;
  store: Pick<KnownIssuesStore, "bulletinsOf">;
}

/** Some cars have hundreds, most of them about a single trim; the newest are told. */
const MOST_BULLETINS = 40;

/** What is known of cars of this make, model and year, whatever an owner tells of one; groups with nothing are left out. */
export async function knownIssues(
  typed: KnownIssuesQuery,
  { recalls, store }: KnownIssuesParts,
  today = new Date(),
): Promise<KnownIssues> {
  const { make, model } = resolveModel(typed.make, typed.model);
  if (!make || !model) return { groups: [] };
  const car = { make, model, year: typed.year };
  const [known, bulletins] = await Promise.all([recalls.of(car), store.bulletinsOf(car, MOST_BULLETINS)]);
  const stop = recallStop(car, known.recalls);
  const groups = [recallNotices(known), warrantiesOf(car, today), bulletinNotices(bulletins), ownersReportsOf(car)];
  return { ...(stop && { stop }), groups: groups.filter(({ notices }) => notices.length > 0) };
}
