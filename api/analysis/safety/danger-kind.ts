import { KNOWLEDGE } from "../knowledge/load/compiled.ts";

export { DANGER_KINDS, type DangerKind } from "../knowledge/schemas/danger-kinds.ts";

const { kinds, calm, instead, mild } = KNOWLEDGE.dangers;

/** What each kind means for going on: level, wording and source. */
export const MEANING = kinds;

/** What is said where no danger was told: to a trouble, to a wish for prices, to damage. */
export const CALM = calm;

/** Actions in place of a kind's own: where it is only possible, and where the car does not run anyway. */
export const ACTION_INSTEAD = instead;

/** What is said of a danger that was told mildly, whatever its kind. */
export const MILD = mild;
