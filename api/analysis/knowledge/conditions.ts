import type { Condition } from "./ids.ts";
import { KNOWLEDGE } from "./load/compiled.ts";

export type { Condition } from "./ids.ts";

/**
 * Circumstances an owner names beside a finding: when it happens and where on the car.
 * A condition belongs to the finding it is said with ("grinding WHEN BRAKING, FRONT LEFT").
 */
export const CONDITIONS: Readonly<Record<Condition, string>> = KNOWLEDGE.conditions as Record<Condition, string>;
