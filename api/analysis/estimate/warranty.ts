import { KNOWLEDGE } from "../knowledge/load/compiled.ts";

const { before, behind } = KNOWLEDGE.estimateWords.warranty;
const BEFORE = new RegExp(before, "i");
const BEHIND = new RegExp(behind, "i");

/** The warranty on the work as a paper has it: "24 months / 24,000 miles", "lifetime", "no"; undefined where none is told. */
export const warrantyIn = (text: string): string | undefined =>
  (BEFORE.exec(text) ?? BEHIND.exec(text))?.[1]
    ?.replace(/\s+/g, " ")
    .replace(/[-,/ ]+$/, "")
    .toLowerCase();
