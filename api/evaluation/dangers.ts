import { realpathSync } from "node:fs";
import { basename } from "node:path";
import * as z from "zod";
import { IssueType } from "#shared/schemas/issue-details.ts";
import { analyse } from "../analysis/analyse.ts";
import type { AnalysisReaders } from "../analysis/readers.ts";
import { placeOf } from "../geography/places.ts";
import { trainedReaders } from "../learning/load-models.ts";
import { readJsonLines } from "./json-lines.ts";
import { TODAY } from "./outcome.ts";
import { type Share, shareOf } from "./ranks.ts";
import { SAFETY_RANK } from "./safety.ts";

/** A text and what a careful mechanic would say to it. `kind` names what it is about, the harmless too. */
const DangerCase = z.object({
  kind: z.string().min(1),
  level: z.enum(["stop", "soon", "none"]),
  /** Who drives on may die of it. */
  deadly: z.optional(z.boolean()),
  text: z.string().min(1),
  issueType: z.optional(IssueType),
});
export type DangerCase = z.infer<typeof DangerCase>;

interface JudgedCase extends DangerCase {
  given: keyof typeof SAFETY_RANK;
}

/** How well dangers are heard, of all texts or of those of a kind. */
export interface DangerCounts {
  /** At least `soon` said where `stop` is wanted: not passed over. */
  heard: Share;
  /** `stop` said where it is wanted. */
  stopped: Share;
  /** Less than `soon` said where it kills. */
  deadlyMissed: Share;
  /** At least `soon` said where it is wanted. */
  soonHeard: Share;
  /** `stop` said where `soon` or nothing would do. */
  falseStops: Share;
}

/** `misses` are for who asks for them, and of no unseen file. */
export interface DangerReport extends DangerCounts {
  file: string;
  byKind: Record<string, DangerCounts>;
  misses: JudgedCase[];
}

/** Any car will do: the safety of a text hangs on no model. */
const CAR = { year: 2016, make: "Toyota", model: "Camry", mileage: 90_000 };
const PLACE = placeOf("85253")!;

/** Judges every text of a file (JSON, one case a line) as the kind of request it is; without one, as symptoms. */
export function scoreDangers(
  path: string,
  jsonLines: string,
  readers: AnalysisReaders = trainedReaders(),
): DangerReport {
  const judged = readJsonLines(DangerCase, jsonLines).map((one): JudgedCase => {
    const { issueType = "symptoms", text } = one;
    const input = { issueType, text, vehicle: CAR, place: PLACE, today: TODAY, pictures: [], answers: [] };
    return { ...one, given: analyse(input, readers).safety?.level ?? "unknown" };
  });
  if (judged.length === 0) throw new Error(`${path}: There is no case in it.`);
  const kinds = [...new Set(judged.map(({ kind }) => kind))].sort();
  return {
    file: basename(path),
    ...counts(judged),
    byKind: Object.fromEntries(kinds.map((kind) => [kind, counts(judged.filter((one) => one.kind === kind))])),
    misses: judged.filter(isMiss),
  };
}

/**
 * Whether single results of a file must not be shown: whoever has seen them tunes to them. Such files say so in their
 * name.
 */
const isUnseenFile = (path: string) => /\bunseen\b/.test(basename(realpathSync(path)));

/**
 * Scores a file; misses are left in only where they are asked for. Throws a sentence that names the file, and where
 * they must not be shown.
 */
export async function scoreDangerFile(path: string, withMisses: boolean): Promise<DangerReport> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw new Error(`There is no file ${path}.`);
  if (withMisses && isUnseenFile(path))
    throw new Error("The misses of unseen texts are never shown: whoever has seen them tunes to them.");
  const report = scoreDangers(path, await file.text());
  return withMisses ? report : { ...report, misses: [] };
}

/** Danger not heard as wanted, or a stop where less would do. */
const isMiss = ({ level, given }: JudgedCase) =>
  (given === "stop") !== (level === "stop") || (level === "soon" && SAFETY_RANK[given] < SAFETY_RANK.soon);

const isAlarmed = ({ given }: JudgedCase) => SAFETY_RANK[given] >= SAFETY_RANK.soon;

const counts = (judged: readonly JudgedCase[]): DangerCounts => {
  const wanting = (...levels: DangerCase["level"][]) => judged.filter(({ level }) => levels.includes(level));
  return {
    heard: shareOf(wanting("stop"), isAlarmed),
    stopped: shareOf(wanting("stop"), ({ given }) => given === "stop"),
    deadlyMissed: shareOf(
      judged.filter(({ deadly }) => deadly),
      (one) => !isAlarmed(one),
    ),
    soonHeard: shareOf(wanting("soon"), isAlarmed),
    falseStops: shareOf(wanting("soon", "none"), ({ given }) => given === "stop"),
  };
};
