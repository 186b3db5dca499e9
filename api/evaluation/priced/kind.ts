import type * as z from "zod";
import { readJsonLines } from "../json-lines.ts";
import type { Share } from "../ranks.ts";

/** A figure of a file: a share of cases, or the middle of a ratio, with the bar it has to meet where there is one. */
export interface Score {
  label: string;
  share?: Share;
  ratio?: number;
  /** The least share in percent, or the greatest ratio. */
  bar?: number;
}

/** What the analysis made of cases. `misses` are paragraphs of lines, one a missed case. */
export interface Scored {
  scores: Score[];
  misses: string[][];
}

/** A kind of cases about prices: JSON, a case a line → its figures. Throws a sentence that names a wrong line. */
export type Kind = (jsonLines: string) => Scored & { cases: number };

/** A kind by how a case is written and how cases are scored. */
export const kindWith =
  <Case>(schema: z.ZodType<Case>, score: (cases: readonly Case[]) => Scored): Kind =>
  (jsonLines) => {
    const cases = readJsonLines(schema, jsonLines);
    if (cases.length === 0) throw new Error("There is no case in it.");
    return { cases: cases.length, ...score(cases) };
  };
