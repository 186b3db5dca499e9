import type { CaseFile } from "../../evaluation/case-file.ts";
import { missesOf, safetyMissesOf } from "../../evaluation/misses.ts";
import { runCases, untaught } from "../../evaluation/outcome.ts";
import { missLines, safetyMissLines, totalsLines, untaughtLine } from "../../evaluation/print.ts";
import { totalsOf } from "../../evaluation/totals.ts";

/** Totals of a file, and its worst misses where they may be seen. */
export function reportOf(file: CaseFile, most: number) {
  const outcomes = runCases(file.evalCases);
  const visible = file.unseen ? [] : outcomes;
  const misses = missesOf(visible).slice(0, most);
  const safetyMisses = safetyMissesOf(visible).slice(0, most);
  const knowledgeAlone = totalsOf(runCases(file.evalCases, untaught()));
  return { file: file.name, apart: file.apart, ...totalsOf(outcomes), knowledgeAlone, misses, safetyMisses };
}

export type Report = ReturnType<typeof reportOf>;

/** A report as text. */
export function reportText({ file, apart, misses, safetyMisses, knowledgeAlone, ...totals }: Report): string {
  return [
    ...totalsLines({ name: file, apart }, totals),
    ...untaughtLine(knowledgeAlone),
    ...titled("The worst misses:", missLines(misses)),
    ...titled("Safety below what was wanted:", safetyMissLines(safetyMisses)),
  ].join("\n");
}

function titled(title: string, body: readonly string[]) {
  return body.length > 0 ? ["", title, ...body] : [];
}
