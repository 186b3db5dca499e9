import { KNOWLEDGE } from "../load/compiled.ts";
import type { StandOut } from "../schemas/complaint-files.ts";

export type { StandOut } from "../schemas/complaint-files.ts";

/** What stands out, written by `bun run learn` into `stand-out.yaml`. */
export const STAND_OUTS: readonly StandOut[] = KNOWLEDGE.standOut.rows;

/** The month of the latest complaint, "2026-06". */
export const COMPLAINTS_AS_OF: string = KNOWLEDGE.standOut.asOf;
