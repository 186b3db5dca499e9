import type { UnnecessaryItem } from "#shared/schemas/diagnostic.ts";
import type { JudgedJob } from "./judge.ts";

/** An item to check before paying for it, and the question to ask about it. */
export interface Doubt {
  item: Exclude<UnnecessaryItem, string>;
  ask: string;
  /** Why it may not be needed, to follow "because". */
  why: string;
  /** What comes before it and is not on the paper. */
  first?: string;
  /** The line that it is about; fees are no work. */
  of?: JudgedJob;
  /** It is about whether the work is needed, not about who pays for it. */
  ofNeed: boolean;
  /** That alone makes it not needed now. */
  decisive: boolean;
}
