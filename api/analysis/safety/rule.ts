import type { Condition } from "../knowledge/conditions.ts";
import type { EvidenceKey } from "../knowledge/findings.ts";
import type { DangerKind } from "./danger-kind.ts";

/**
 * Told facts that are a danger of a kind. What the kind means stands in `knowledge/dangers.yaml`; no probability lowers
 * it.
 */
export interface SafetyRule {
  kind: DangerKind;
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
}
