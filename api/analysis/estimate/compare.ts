import { money } from "#shared/format/money.ts";
import type { EstimateComparison } from "#shared/schemas/diagnostic.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { spoken } from "../knowledge/repair.ts";
import { fill } from "../knowledge/template.ts";
import type { ReadEstimate } from "./estimate-lines.ts";
import { cents, type Job, jobsOf } from "./jobs.ts";
import type { Paper } from "./papers.ts";
import { reconcile } from "./reconcile.ts";
import { warrantyIn } from "./warranty.ts";

const SAYS = KNOWLEDGE.estimateSentences.comparison;

/** Several estimates side by side: the one to judge, and the table of them. */
export interface Compared {
  read: ReadEstimate;
  comparison: EstimateComparison;
}

/** Compares estimates for one car, and chooses the cheapest of those that have the most of the work. */
export function compare(papers: readonly Paper[]): Compared {
  const all = papers.map((paper) => ({ ...paper, jobs: jobsOf(paper.read.lines), asked: askedIn(paper.read) }));
  const work = workOf(all.flatMap(({ jobs }) => jobs));
  const estimates = all.map(({ name, words, jobs, asked }) => ({
    name,
    asked,
    warranty: warrantyIn(words),
    work: work.map(({ id }) => ({ isListed: covers(jobs, id), asked: priceOf(jobs, id) })),
  }));
  const listed = estimates.map((one) => one.work.filter(({ isListed }) => isListed).length);
  const most = Math.max(...listed);
  const fullest = estimates.filter((_, at) => listed[at] === most);
  const cheapest = fullest.reduce((a, b) => (b.asked < a.asked ? b : a));
  const lacking = estimates.flatMap((one) => {
    const missing = work.filter((_, at) => !one.work[at]!.isListed).map(({ name }) => name);
    return missing.length > 0 ? [fill(SAYS.lacks, { label: one.name, work: missing.join(", ") })] : [];
  });
  const prices = estimates.map(({ name, asked }) => fill(SAYS.price, { label: name, asked: money(asked) })).join(", ");
  const isComplete = most === work.length;
  return {
    read: all[estimates.indexOf(cheapest)]!.read,
    comparison: {
      work: work.map(({ name }) => name),
      estimates: estimates.map((one) => ({ ...one, name: capital(one.name) })),
      ...(isComplete && { cheapest: estimates.indexOf(cheapest) }),
      summary: [
        fill(isComplete ? SAYS.compared : SAYS.comparedInPart, { prices, label: cheapest.name }),
        ...lacking,
      ].join(" "),
    },
  };
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Before tax, where that was told; dollars. */
function askedIn(read: ReadEstimate): number {
  const { subtotal, total, lines } = reconcile(read);
  return cents(subtotal ?? total ?? lines ?? 0);
}

/** All work of the papers, without what another of it contains. */
function workOf(jobs: readonly Job[]): { id: string; name: string }[] {
  const repairs = jobs.flatMap(({ work }) => work.map(({ repair }) => repair));
  const contained = new Set(repairs.flatMap(({ includes = [] }) => includes));
  const kept = repairs.filter(({ id }) => !contained.has(id));
  return [...new Map(kept.map(({ id, name }) => [id, { id, name: spoken(name) }])).values()];
}

const covers = (jobs: readonly Job[], id: string) =>
  jobs.some(({ work }) => work.some(({ repair }) => repair.id === id || repair.includes?.includes(id)));

/** What is asked for this work alone, where it stands alone. */
function priceOf(jobs: readonly Job[], id: string): number | undefined {
  const own = jobs.filter(({ work }) => work.length === 1 && work[0]!.repair.id === id);
  const amounts = own.flatMap(({ amount }) => amount ?? []);
  return amounts.length > 0 ? cents(amounts.reduce((sum, amount) => sum + amount)) : undefined;
}
