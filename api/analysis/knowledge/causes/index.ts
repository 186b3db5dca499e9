import type { Cause } from "../cause.ts";
import { KNOWLEDGE } from "../load/compiled.ts";

/** Every cause the diagnosis knows, over all systems of a car. */
export const CAUSES: readonly Cause[] = KNOWLEDGE.causes;
