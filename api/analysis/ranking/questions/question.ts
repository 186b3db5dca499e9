import type { Condition } from "../../knowledge/conditions.ts";
import type { EvidenceKey } from "../../knowledge/findings.ts";

/** What an answer says: a finding that is there or not, perhaps with its circumstances. */
export interface Saying {
  key: EvidenceKey;
  present: boolean;
  conditions?: readonly Condition[];
}

/** A follow-up question. Every one also has the answer "I am not sure", which says nothing. */
export interface FollowUp {
  id: string;
  text: string;
  hint?: string;
  /** Asked only when one of these was told; absent: whenever it helps. */
  about?: readonly EvidenceKey[];
  /** Not asked when one of these was told, since it is answered. */
  unless?: readonly EvidenceKey[];
  options: readonly { id: string; label: string; says: readonly Saying[] }[];
}

export const NOT_SURE = { id: "not-sure", label: "I am not sure", says: [] } as const;
