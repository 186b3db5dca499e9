import type { Notice, NoticeGroup } from "#shared/schemas/known-issues.ts";
import { CAUSES } from "../knowledge/causes/index.ts";
import { areaOfCause } from "../knowledge/known-troubles/area-of-cause.ts";
import { COMPLAINTS_AS_OF, STAND_OUTS, type StandOut } from "../knowledge/known-troubles/stand-out.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { AREAS } from "../knowledge/nhtsa-components.ts";
import { fill } from "../knowledge/template.ts";

const SAYS = KNOWLEDGE.resultSentences.knownIssues.reports;

/** What the owners of a model and year report more often than those of all cars, the clearest first. */
export const ownersReportsOf = ({ make, model, year }: { make: string; model: string; year: number }): NoticeGroup => ({
  title: SAYS.title,
  others: SAYS.others,
  notices: STAND_OUTS.filter((row) => row.make === make && row.model === model && year >= row.from && year <= row.to)
    .toSorted((a, b) => b.ratio - a.ratio)
    .map(noticeOf),
});

const noticeOf = (row: StandOut): Notice => ({
  id: row.area,
  text: sentencesOn(row),
  share: { own: row.named / row.of, usual: row.baseline },
  about: CAUSES.filter((cause) => areaOfCause(cause) === row.area).map(({ id }) => id),
});

function sentencesOn({ make, model, from, to, area, named, of, baseline, miles }: StandOut): string {
  const years = from === to ? String(from) : `${from}–${to}`;
  const share = fill(SAYS.share, {
    reports: of.toLocaleString("en-US"),
    car: `${years} ${make} ${model}`,
    share: percent(named / of),
    area: AREAS[area],
    usual: percent(baseline),
    month: AS_OF,
  });
  return miles ? `${share} ${fill(SAYS.miles, { miles: miles.toLocaleString("en-US") })}` : share;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

const AS_OF = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" }).format(
  new Date(`${COMPLAINTS_AS_OF}-01`),
);
