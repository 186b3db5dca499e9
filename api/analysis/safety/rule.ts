import type { Condition } from "../knowledge/conditions.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";

/** What a told fact means for going on driving. General safety guidance; no probability lowers it. */
export interface SafetyRule {
  level: "stop" | "soon";
  /** Any of these, told as present, sets the rule off. */
  any: readonly EvidenceKey[];
  /** Only with one of these circumstances. */
  when?: readonly Condition[];
  /** Not with one of these circumstances. */
  notWhen?: readonly Condition[];
  /** Only beside one of these. */
  beside?: readonly EvidenceKey[];
  /** Not beside one of these: they tell that it is something milder. */
  notBeside?: readonly EvidenceKey[];
  /** Only where the owner's words read so: a RED triangle. */
  words?: RegExp;
  /** Why, in a sentence. */
  reason: string;
  /** What to do now. */
  action: string;
}
