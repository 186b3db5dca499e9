import type { ImportSummary } from "./import.ts";

/** What came of an import, as the terminal shows it. */
export function summaryLines(summary: ImportSummary, seconds: number): string[] {
  const { read, continuedFrom, taken, added, updated, unchanged, merged, removed, linked, others } = summary;
  const line = (count: number, words: string) => (count > 0 ? [`  ${whole(count)} ${words}`] : []);
  return [
    `${summary.source}: ${whole(read)} rows in ${time(seconds)}${continuedFrom > 0 ? `, the first ${whole(continuedFrom)} of them earlier` : ""}.`,
    `  ${whole(taken)} taken: ${whole(added)} new, ${whole(updated)} changed, ${whole(unchanged)} as they were, ${whole(merged)} merged into another row of the file`,
    ...line(others, "are no repair shops"),
    ...line(removed, "removed: the file no longer has them"),
    ...line(linked, "are likely the same as another source's, and linked: one of the two is shown"),
    ...line(summary.samplesRemoved, "sample listings removed: there are real shops now"),
    ...line(summary.refused, "refused:"),
    ...Object.entries(summary.reasons)
      .sort(([, a], [, b]) => b - a)
      .map(([reason, count]) => `    ${whole(count)} × ${reason}`),
    ...summary.examples.map(({ line, reason }) => `    line ${line}: ${reason}`),
    ...(summary.refused > summary.examples.length ? ["    …all of them with --refused FILE"] : []),
  ];
}

/** 1000 → "1,000". */
export const whole = (count: number) => Math.round(count).toLocaleString("en-US");

/** Seconds: "45 s", "3 min 12 s". */
export const time = (seconds: number) =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
