import { realpathSync } from "node:fs";
import { basename } from "node:path";
import { collisions } from "./collisions.ts";
import { estimates } from "./estimates.ts";
import type { Scored } from "./kind.ts";
import { parts } from "./parts.ts";

const KINDS = { estimates, parts, collisions };
export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as KindName[];

const ours = (name: string) => new URL(`../cases/${name}.jsonl`, import.meta.url).pathname;

/** Our own cases of a kind, in halves for tuning and unseen ones: our first set, and one by writers who had not read the analysis. */
export const halvesOf = (kind: KindName) =>
  ["", "second-"].map((set) => ({ tuning: ours(`${kind}-${set}tuning`), unseen: ours(`${kind}-${set}unseen`) }));

/** Cases whose misses were mended: of neither half, for what they show is that nothing mended breaks again. */
export const regressionOf = (kind: KindName) => ours(`${kind}-regression`);

const UNSEEN = new Set(KIND_NAMES.flatMap((kind) => halvesOf(kind).map(({ unseen }) => realpathSync(unseen))));
export const isUnseen = (path: string) => UNSEEN.has(realpathSync(path));

/** The kind of a file by the fields of its first case; none for a file of symptoms. */
export function kindOf(content: string): KindName | undefined {
  const [first = ""] = content.trimStart().split(/\r?\n/, 1);
  if (!first.startsWith("{")) return undefined;
  if (/"wanted"\s*:/.test(first)) return "parts";
  if (/"figure"\s*:/.test(first)) return "collisions";
  return /"lines"\s*:/.test(first) ? "estimates" : undefined;
}

/** What a file of prices came to. */
export interface PricedReport extends Scored {
  file: string;
  kind: KindName;
  cases: number;
}

/** Scores a file; misses are never shown of an unseen half. Throws a sentence that names file and line. */
export async function scoreFile(path: string, kind: KindName): Promise<PricedReport> {
  try {
    const scored = KINDS[kind](await Bun.file(path).text());
    return { file: basename(path), kind, ...scored, misses: isUnseen(path) ? [] : scored.misses };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
