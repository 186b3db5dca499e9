import type { Band } from "./calibration.ts";
import type { CaseFile } from "./case-file.ts";
import type { DangerCounts, DangerReport } from "./dangers.ts";
import type { Miss, SafetyMiss } from "./misses.ts";
import { PLACES, type Share, type TopPlaces } from "./ranks.ts";
import type { SafetyTotals } from "./safety.ts";
import type { Totals } from "./totals.ts";

const GIVEN = ["stop", "soon", "none_found", "unknown"] as const;
const WANTED = ["stop", "soon", "none_found"] as const;

const percent = ({ right, of }: Share) => (of === 0 ? "–" : `${((100 * right) / of).toFixed(1)} %`);
const counted = (share: Share) => `${share.right} of ${share.of} (${percent(share)})`;
const cell = (value: string | number, width = 12) => String(value).padStart(width);

/** The totals of a file as lines. */
export function totalsLines({ name, apart }: Pick<CaseFile, "name" | "apart">, totals: Totals): string[] {
  const { cases, byCause, bySystem, allFound, parted, silent, priced, time } = totals;
  return [
    `${name}: ${cases} cases`,
    ...(apart > 0 ? [`  ${apart} more are counted apart: they name no trouble of a system`] : []),
    `  ${"".padEnd(10)}${PLACES.map((place) => cell(place === 1 ? "first" : `among ${place}`)).join("")}`,
    ...(byCause ? [placesLine("cause", byCause)] : []),
    placesLine("system", bySystem),
    ...(allFound.of > 0 ? [`  several troubles, each among five: ${counted(allFound)}`] : []),
    ...(parted.one.of > 0 ? [`  one trouble, one list: ${counted(parted.one)}`] : []),
    ...(parted.several.of > 0 ? [`  several troubles, a list for each: ${counted(parted.several)}`] : []),
    `  no cause shown: ${silent}`,
    ...(byCause ? calibrationLines(totals) : []),
    ...safetyLines(totals.safety),
    `  price with its basis for the leading cause: ${counted(priced)}`,
    `  time: ${time.mean.toFixed(1)} ms on average, ${time.percentile99.toFixed(1)} ms at the 99th percentile`,
  ];
}

const placesLine = (label: string, places: TopPlaces) =>
  `  ${label.padEnd(10)}${PLACES.map((place) => cell(percent(places[place]))).join("")}`;

const calibrationLines = ({ calibration, certainty: { first, other } }: Totals) => [
  "  calibration, of the causes shown at …",
  ...calibration.map(bandLine),
  "  of the first causes shown at …",
  ...first.map(bandLine),
  `  "something else": said ${other.mean.toFixed(1)} %, cause not shown ${counted(other)}`,
];

const bandLine = ({ from, to, mean, ...share }: Band) =>
  `    ${cell(from, 3)}–${to} %${cell(`${share.right} of ${share.of}`, 15)} right${cell(percent(share), 9)}${mean === undefined ? "" : `, said ${mean.toFixed(1)} %`}`;

function safetyLines({ table, misses, falseCalm, falseStops }: SafetyTotals): string[] {
  if (misses.of + falseStops.of === 0) return [];
  return [
    `  safety     ${GIVEN.map((given) => cell(given)).join("")}  (given)`,
    ...WANTED.map((wanted) => `    ${wanted.padEnd(10)}${GIVEN.map((given) => cell(table[wanted][given])).join("")}`),
    `    below what was wanted: ${counted(misses)}; dangerous texts below "soon": ${counted(falseCalm)}`,
    `    "stop" where less would do: ${counted(falseStops)}`,
  ];
}

/** How often knowledge alone, without what was learned from texts, names the cause. */
export const untaughtLine = ({ byCause, silent }: Totals): string[] =>
  byCause ? [placesLine("untaught", byCause), `  no cause shown untaught: ${silent}`] : [];

/** The worst misses as lines, a paragraph each. */
export const missLines = (misses: readonly Miss[]): string[] =>
  misses.flatMap(({ car, text, truth, found, shown, evidence }) => [
    "",
    `  ${car}: ${text}`,
    `    truth: ${truth.join(" or ")}${found ? ` (shown in place ${found.place}, ${found.probability} %)` : " (not shown)"}`,
    `    shown: ${shown.map(({ id, probability }) => `${id} ${probability} %`).join(", ") || "nothing"}`,
    `    read: ${evidence.join("; ") || "nothing"}`,
  ]);

/** Results that are too calm as lines, one each. */
export const safetyMissLines = (misses: readonly SafetyMiss[]): string[] =>
  misses.map(({ wanted, given, car, text }) => `  ${wanted} wanted, ${given} given: ${car}: ${text}`);

/** How well the dangers of a file are heard, whole and by kind; its texts only where misses are left in. */
export const dangerLines = ({ file, byKind, misses, ...all }: DangerReport): string[] => [
  `${file}: ${all.heard.of} texts that stop a car, ${all.falseStops.of} that do not`,
  `  dangers heard, "soon" or worse: ${counted(all.heard)}; of those that kill not heard: ${counted(all.deadlyMissed)}`,
  `  "stop" where it is wanted: ${counted(all.stopped)}; "soon" or worse where soon is wanted: ${counted(all.soonHeard)}`,
  `  "stop" where soon or nothing would do: ${counted(all.falseStops)}`,
  `  ${"".padEnd(18)}${["heard", "kills, missed", "stopped", "soon heard", "false stops"].map((head) => cell(head, 16)).join("")}`,
  ...Object.entries(byKind).map(([kind, counts]) => `  ${kind.padEnd(18)}${dangerCells(counts)}`),
  ...misses.map(({ kind, level, given, text }) => `  ${kind}, ${level} wanted, ${given} given: ${text}`),
];

const dangerCells = ({ heard, deadlyMissed, stopped, soonHeard, falseStops }: DangerCounts) =>
  [heard, deadlyMissed, stopped, soonHeard, falseStops].map(({ right, of }) => cell(`${right} of ${of}`, 16)).join("");
