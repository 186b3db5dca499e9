import { money } from "#shared/format/money.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fits, spoken } from "../knowledge/repair.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import { fill } from "../knowledge/template.ts";
import type { WishedRepair } from "../parts/place-and-count.ts";
import type { VehicleProfile } from "../vehicle/profile.ts";
import type { Doubt } from "./doubt.ts";
import { labelOf } from "./estimate-lines.ts";
import type { JudgedJob } from "./judge.ts";
import { laborPaidTwice } from "./paid-twice.ts";

const SAYS = KNOWLEDGE.estimateSentences;
const { needed, windshieldCamerasFrom: CAMERAS_FROM } = KNOWLEDGE.estimates;

/** Companions without which a repair is not finished; the others are suggestions, not gaps. */
const NEEDED = new Set(needed);

/** Work that is not on the paper: its name, and what to say of it. */
export interface Missing {
  name: string;
  sentence: string;
}

/** Work that should go with the listed work and is not on the paper. */
export function missingFrom(
  judged: readonly JudgedJob[],
  doubts: readonly Doubt[],
  text: string,
  profile: VehicleProfile,
): Missing[] {
  const work = judged.flatMap(({ job }) => job.work);
  const covered = new Set(work.flatMap(({ repair }) => [repair.id, ...(repair.includes ?? [])]));
  const missing = new Map<string, Missing>();
  for (const { first, item, why } of doubts)
    if (first)
      missing.set(first, { name: first, sentence: fill(SAYS.comesFirst, { first, beside: spoken(item.item), why }) });
  for (const { repair } of work) {
    for (const { repair: id, why } of repair.goesWith ?? []) {
      if (!NEEDED.has(id) || covered.has(id) || missing.has(id) || !fits(repairById(id), profile)) continue;
      if (repair.id === "windshield" && profile.year < CAMERAS_FROM) continue;
      if (id === "alignment4" && /align/i.test(text)) continue;
      const { name } = repairById(id);
      missing.set(id, { name, sentence: fill(SAYS.missing, { repair: name, beside: spoken(repair.name), why }) });
    }
  }
  return [...missing.values()];
}

/** Work that is on the paper twice, or twice paid because one job contains the other. */
export function doubledIn(judged: readonly JudgedJob[]): string[] {
  const listed = judged.flatMap(({ job, verdict }) =>
    verdict === "no_price" ? [] : job.work.map((work) => ({ work, job })),
  );
  const doubled = listed.flatMap(({ work, job }, index) =>
    listed.slice(index + 1).flatMap((other) => {
      if (other.job === job || !sameSpot(work, other.work)) return [];
      if (work.repair.id === other.work.repair.id) return [fill(SAYS.doubled.twice, { repair: work.repair.name })];
      const [whole, part] = work.repair.includes?.includes(other.work.repair.id)
        ? [work, other.work]
        : [other.work, work];
      if (!whole.repair.includes?.includes(part.repair.id)) return overlap(work, other.work, [job, other.job]);
      return [fill(SAYS.doubled.contained, { repair: part.repair.name, whole: spoken(whole.repair.name) })];
    }),
  );
  const twice = laborPaidTwice(judged).map(({ of, whole, labor }) =>
    fill(SAYS.doubt.paidTwiceOf, {
      line: laborWords(of),
      price: money(labor),
      why: spoken(fill(SAYS.doubt.paidTwice, { whole })),
    }),
  );
  return [...new Set([...doubled, ...twice])];
}

/** The words of the line that asks for the labor. */
export const laborWords = ({ job }: JudgedJob) =>
  labelOf((job.lines.find(({ covers }) => covers === "labor") ?? job.lines[0]!).text);

const sameSpot = (a: WishedRepair, b: WishedRepair) =>
  (!a.axle || !b.axle || a.axle === b.axle) &&
  (!a.position || !b.position || a.position === b.position || a.repair.id !== b.repair.id);

/** Two jobs with labor of their own that share teardown. */
function overlap(a: WishedRepair, b: WishedRepair, jobs: readonly JudgedJob["job"][]) {
  const group = a.repair.sharesLabor?.group;
  if (!group || group !== b.repair.sharesLabor?.group || jobs.some(({ labor }) => labor === undefined)) return [];
  return [fill(SAYS.doubled.shared, { repair: a.repair.name, other: spoken(b.repair.name) })];
}
