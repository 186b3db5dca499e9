import type { OwnersReport } from "#shared/schemas/known-issues.ts";
import { CAUSES } from "../knowledge/causes/index.ts";
import { areaOfCause } from "../knowledge/known-troubles/area-of-cause.ts";
import { COMPLAINTS_AS_OF, STAND_OUTS, type StandOut } from "../knowledge/known-troubles/stand-out.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { AREAS } from "../knowledge/nhtsa-components.ts";
import { fill } from "../knowledge/template.ts";

const SAYS = KNOWLEDGE.resultSentences.ownersReport;

/** What the owners of a model and year report more often than those of all cars, the clearest first. */
export const ownersReportsOf = ({ make, model, year }: { make: string; model: string; year: number }): OwnersReport[] =>
  STAND_OUTS.filter((row) => row.make === make && row.model === model && year >= row.from && year <= row.to)
    .toSorted((a, b) => b.ratio - a.ratio)
    .map((row) => {
      const causes = CAUSES.filter((cause) => areaOfCause(cause) === row.area);
      return {
        area: row.area,
        share: row.named / row.of,
        usualShare: row.baseline,
        reports: row.of,
        asOf: COMPLAINTS_AS_OF,
        sentences: sentencesOn(row),
        about: causes.map(({ id }) => id),
      };
    });

function sentencesOn({ make, model, from, to, area, named, of, baseline, miles }: StandOut): string[] {
  const years = from === to ? String(from) : `${from}–${to}`;
  const share = fill(SAYS.share, {
    reports: of.toLocaleString("en-US"),
    car: `${years} ${make} ${model}`,
    share: percent(named / of),
    area: AREAS[area],
    usual: percent(baseline),
  });
  return miles ? [share, fill(SAYS.miles, { miles: miles.toLocaleString("en-US") })] : [share];
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
