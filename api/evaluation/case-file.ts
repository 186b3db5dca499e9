import { realpathSync } from "node:fs";
import { basename } from "node:path";
import { readCases } from "./cases.ts";
import { isComplaintHeader, readComplaints } from "./complaints.ts";
import type { EvalCase } from "./eval-case.ts";

/** A file of cases as read. */
export interface CaseFile {
  name: string;
  evalCases: readonly EvalCase[];
  /** Rows that cannot be measured, counted apart. */
  apart: number;
  /** Single results must not be shown: whoever has seen them tunes to them. */
  unseen: boolean;
}

const ours = (name: string) => new URL(`cases/${name}.jsonl`, import.meta.url).pathname;

/** Our own cases in two halves. */
export const TUNING = ours("tuning");
export const UNSEEN = ours("unseen");
/** Stories by writers who had read nothing of the analysis, not even what it knows of a cause but its name. */
export const THIRD = ours("third-unseen");
/** First messages of a sentence, with what their owners would answer to our questions. */
export const ASKING = ours("asking-unseen");
/** Stories whose misses were mended: neither half, for what they show is that nothing mended breaks again. */
export const REGRESSION = ours("regression");

/** Reads a file of cases (JSON, one a line) or of complaints (CSV). Throws a sentence that names the file. */
export async function readCaseFile(path: string): Promise<CaseFile> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw new Error(`There is no file ${path}.`);
  const content = await file.text();
  const [first = ""] = content.split(/\r?\n/, 1);
  try {
    const read = isComplaintHeader(first) ? readComplaints(content) : { evalCases: readCases(content), apart: 0 };
    if (read.evalCases.length === 0) throw new Error("There is no case in it.");
    return { name: basename(path), ...read, unseen: [UNSEEN, THIRD, ASKING].includes(realpathSync(path)) };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
