import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { repairById } from "../knowledge/repairs/index.ts";
import type { WishedRepair } from "../parts/place-and-count.ts";
import type { EstimateLine } from "./estimate-lines.ts";

/** The lines of an estimate that pay for one piece of work. Amounts in dollars, absent where not printed. */
export interface Job {
  /** Empty where the line names no repair we know. */
  work: readonly WishedRepair[];
  lines: EstimateLine[];
  amount?: number;
  parts?: number;
  labor?: number;
  hours?: number;
  /** The amount also pays for work that is not named. */
  isMixed?: boolean;
}

const MIXED = new RegExp(KNOWLEDGE.estimateWords.mixed, "i");

/** "Brakes and some other stuff": words that leave work unnamed. */
export const isMixed = (text: string): boolean => MIXED.test(text);

/**
 * Gathers lines into jobs: a part and its labor are one job, pads and rotors of one axle too. Labor without a name goes
 * with the work printed right above it, or with all the parts that have no labor of their own.
 */
export function jobsOf(printed: readonly EstimateLine[]): Job[] {
  const lines = withPartsToldFromJobs(printed);
  const jobs: Job[] = [];
  const open = (line: EstimateLine) => void jobs.push({ work: line.work, lines: [line] });
  const pending = new Set(lines);
  const settle = (chosen: (line: EstimateLine) => boolean, put: (line: EstimateLine) => void) => {
    for (const line of lines) {
      if (!pending.has(line) || !chosen(line)) continue;
      put(line);
      pending.delete(line);
    }
  };
  settle(({ covers, work }) => covers === "job" && work.length > 0, open);
  settle(
    ({ covers, work }) => covers === "labor" && work.length > 0,
    (line) => joinOr(open, relatedJob(jobs, line), line),
  );
  settle(
    ({ covers, work }) => covers === "parts" && work.length > 0,
    (line) => joinOr(open, relatedJob(jobs, line), line),
  );
  const namelessLabor = lines.filter((line) => line.covers === "labor" && pending.has(line));
  settle(
    ({ covers }) => covers === "labor",
    (line) => joinOr(open, unlabored(jobs, line, namelessLabor.length), line),
  );
  settle(
    ({ covers }) => covers === "parts",
    (line) => joinOr(open, jobAbove(jobs, line), line),
  );
  settle(
    ({ work }) => work.length === 0,
    (line) => joinOr(open, laborWithoutParts(jobs, line) ?? partOfOnlyJob(jobs, line), line),
  );
  settle(() => true, open);
  return withBrakesJoined(jobs)
    .map(withSums)
    .sort((a, b) => a.lines[0]!.start - b.lines[0]!.start);
}

/**
 * A line with a name and an amount is a whole job, unless labor for it stands elsewhere: named for the same work, or
 * nameless right below it.
 */
function withPartsToldFromJobs(lines: readonly EstimateLine[]): EstimateLine[] {
  const isJob = ({ covers, amount, parts, work }: EstimateLine) =>
    covers === "job" && amount !== undefined && parts === undefined && work.length > 0;
  const labor = lines.filter(({ covers }) => covers === "labor");
  const nameless = labor.filter(({ work }) => work.length === 0);
  const first = nameless[0];
  const laborFirst =
    first !== undefined && lines.every(({ amount, start }) => amount === undefined || start >= first.start);
  const hasLaborBelow = (line: EstimateLine) => laborFirst || nameless.some(({ start }) => start > line.start);
  return lines.map((line) => {
    if (!isJob(line)) return line;
    const named = labor.some(({ work }) => work.some((done) => line.work.some((part) => isRelated(done, part))));
    return named || hasLaborBelow(line) ? { ...line, covers: "parts" } : line;
  });
}

function joinOr(open: (line: EstimateLine) => void, job: Job | undefined, line: EstimateLine) {
  if (job) job.lines.push(line);
  else open(line);
}

/** A job for the same repair, or one that contains it, on the same axle where both name one. */
function relatedJob(jobs: readonly Job[], line: EstimateLine) {
  if (line.work.length !== 1) return undefined;
  const [part] = line.work;
  return jobs.find((job) => {
    const both = [...job.lines, line].some(({ covers, amount }) => covers === "job" && amount !== undefined);
    return !both && job.work.some((work) => isRelated(work, part!));
  });
}

export const isRelated = (a: WishedRepair, b: WishedRepair) =>
  sameAxle(a, b) && (contains(a, b) || contains(b, a) || sameBrakes(a, b));
const family = (id: string) => id.replace(/_(?:front|rear)(?=_|$)/, "");
const sameAxle = (a: WishedRepair, b: WishedRepair) => !a.axle || !b.axle || a.axle === b.axle;
const contains = (whole: WishedRepair, part: WishedRepair) =>
  [whole.repair.id, ...(whole.repair.includes ?? [])].some((id) => family(id) === family(part.repair.id));
/** Pads, rotors and hardware of one axle, on separate lines of parts and labor. */
const sameBrakes = (a: WishedRepair, b: WishedRepair) =>
  [a, b].every(({ repair }) => repair.unit === "axle" && repair.sharesLabor?.group.startsWith("brakes_"));

/** Where unnamed labor belongs: the nearest work above without labor, the only such job, or all of them as one. */
function unlabored(jobs: Job[], line: EstimateLine, labors: number): Job | undefined {
  const without = jobs.filter(
    (job) =>
      job.work.length > 0 &&
      !job.lines.some(({ covers, amount }) => covers === "labor" || (covers === "job" && amount !== undefined)),
  );
  if (without.length === 0) return undefined;
  const above = without.filter(({ lines }) => lines[0]!.start < line.start);
  if (without.length === 1 || (labors > 1 && above.length > 0)) return above.at(-1) ?? without[0];
  const [first, ...rest] = without;
  for (const job of rest) {
    first!.lines.push(...job.lines);
    first!.work = [...first!.work, ...job.work];
    jobs.splice(jobs.indexOf(job), 1);
  }
  return first;
}

/** A line without a known name, right below labor that has no parts yet, is its part: "gasket set 78.40". */
function laborWithoutParts(jobs: readonly Job[], line: EstimateLine) {
  const job = jobAbove(jobs, line);
  if (line.amount === undefined || !job || coverOf(withSums(job)) !== "labor") return undefined;
  line.covers = "parts";
  return job;
}

/**
 * Parts of the trade may have a name that we do not know: among the parts and the labor of the only job they are of it.
 */
function partOfOnlyJob(jobs: readonly Job[], line: EstimateLine) {
  const main = jobs.filter(({ work }) => work.some(({ repair }) => !BESIDE_ANY_JOB.has(repair.id)));
  const isItsLabor = ({ covers, work }: EstimateLine) => covers === "labor" && work.length === 0;
  const [job, ...others] = main.filter(({ lines }) => lines.some(isItsLabor));
  const rest = main.filter((one) => one !== job && one.lines.some(({ amount }) => amount !== undefined));
  if (!job || others.length > 0 || rest.length > 1 || line.amount === undefined || isMixed(line.text)) return undefined;
  const { parts = 0, labor = 0 } = withSums(job);
  if (line.amount > Math.max(parts, labor)) return undefined;
  line.covers = "parts";
  return job;
}

/** Work that stands on a paper of any other job. */
const BESIDE_ANY_JOB = new Set(["diag_1h", "alignment4", "tow", "oil_change_synthetic", "oil_change_conventional"]);

const jobAbove = (jobs: readonly Job[], line: EstimateLine) =>
  jobs.filter(({ work, lines }) => work.length > 0 && lines[0]!.start < line.start).at(-1) ??
  (jobs.length === 1 ? jobs[0] : undefined);

/** "Pads 450" and "rotors 300" of one axle are the job "pads and rotors", on one line's job or on two. */
function withBrakesJoined(jobs: readonly Job[]): Job[] {
  const result: Job[] = [];
  for (const job of jobs) {
    const axle = brakesOn(job);
    const other = result.find((earlier) => axle !== undefined && brakesOn(earlier) === axle);
    const named = new Set(
      [...(other?.lines ?? []), ...job.lines].flatMap(({ work }) => work.map(({ repair }) => family(repair.id))),
    );
    if (!axle || !named.has("pads") || !named.has("rotors")) {
      result.push(job);
      continue;
    }
    const work = [{ ...(other ?? job).work[0]!, repair: repairById(`pads_rotors_${axle}`) }];
    if (other) Object.assign(other, { work, lines: [...other.lines, ...job.lines] });
    else result.push({ ...job, work });
  }
  return result;
}

/** The axle of a job on pads or rotors alone. */
const brakesOn = ({ work }: Job) =>
  work.length === 1 ? /^(?:pads|rotors)_(front|rear)$/.exec(work[0]!.repair.id)?.[1] : undefined;

function withSums({ work, lines }: Job): Job {
  const sum = (amounts: (number | undefined)[]) => {
    const printed = amounts.filter((amount) => amount !== undefined);
    return printed.length > 0 ? cents(printed.reduce((total, amount) => total + amount, 0)) : undefined;
  };
  const of = (covers: EstimateLine["covers"], half: "parts" | "labor") =>
    lines.map((line) => (line.covers === covers ? line.amount : line[half]));
  return {
    work,
    lines,
    amount: sum(lines.map(({ amount }) => amount)),
    parts: sum(of("parts", "parts")),
    labor: sum(of("labor", "labor")),
    hours: sum(lines.map(({ hours }) => hours)),
    isMixed: lines.some(({ text, amount }) => amount !== undefined && isMixed(text)),
  };
}

export const cents = (amount: number) => Math.round(amount * 100) / 100;

/** What the amount of a job pays for: the whole job, or the parts or the labor alone. */
export function coverOf({ lines, parts, labor }: Job): EstimateLine["covers"] {
  const whole = lines.some(({ covers, amount }) => covers === "job" && amount !== undefined);
  if (whole || (parts !== undefined && labor !== undefined)) return "job";
  if (parts !== undefined) return "parts";
  return labor !== undefined ? "labor" : "job";
}
