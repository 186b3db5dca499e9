import type { Score } from "./kind.ts";
import type { PricedReport } from "./kinds.ts";

/** A report as lines: each figure with its bar, then the misses asked for. */
export const pricedLines = ({ file, cases, scores, misses }: PricedReport): string[] => [
  `${file}: ${cases} cases`,
  ...scores.map((score) => `  ${score.label.padEnd(50)}${figureOf(score)}`),
  ...(misses.length > 0 ? ["", "Misses:", ...misses.flatMap((miss) => ["", ...miss.map((line) => `  ${line}`)])] : []),
];

function figureOf({ share, ratio, bar }: Score) {
  if (share) {
    const percent = share.of === 0 ? "–" : `${((100 * share.right) / share.of).toFixed(1)} %`;
    return `${share.right} of ${share.of} (${percent})${bar ? `, bar ${bar} %` : ""}`;
  }
  return `${ratio?.toFixed(2)}${bar ? `, bar at most ${bar}` : ""}`;
}
