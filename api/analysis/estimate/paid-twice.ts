import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { spoken } from "../knowledge/repair.ts";
import type { WishedRepair } from "../parts/place-and-count.ts";
import type { JudgedJob } from "./judge.ts";

const COMES_OFF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(KNOWLEDGE.estimates.comesOff).map(([whole, parts]) => [whole, new Set(parts)]),
);

/** A job whose labor stands beside that of another for which its part comes off anyway; dollars. */
export interface PaidTwice {
  of: JudgedJob;
  part: WishedRepair["repair"];
  /** As spoken. */
  whole: string;
  labor: number;
}

/** Labor that is paid twice: both jobs list their own. */
export function laborPaidTwice(judged: readonly JudgedJob[]): PaidTwice[] {
  const withLabor = judged.filter(({ job }) => (job.labor ?? 0) > 0 && job.work.length > 0);
  return withLabor.flatMap((of) => {
    const part = of.job.work[0]!.repair;
    const whole = withLabor
      .filter((other) => other !== of && other.job.labor! >= of.job.labor!)
      .flatMap(({ job }) => job.work)
      .find(({ repair }) => COMES_OFF.get(repair.id)?.has(part.id));
    return whole && of.job.work.length === 1
      ? [{ of, part, whole: spoken(whole.repair.name), labor: of.job.labor! }]
      : [];
  });
}
