import { KNOWLEDGE } from "../../knowledge/load/compiled.ts";

/** A question on findings. "None of these" denies them all. */
export type FollowUp = (typeof KNOWLEDGE.questions)[number];

/** What an answer says: a finding that is there or not, perhaps with its circumstances. */
export type Saying = FollowUp["options"][number]["says"][number];

/** A question on causes that look alike. Its option "none of these" says something, too. */
export type LookAlike = (typeof KNOWLEDGE.lookAlikes)[number];

export type AnyQuestion = FollowUp | LookAlike;

export const FOLLOW_UPS: readonly FollowUp[] = KNOWLEDGE.questions;

export const LOOK_ALIKES: readonly LookAlike[] = KNOWLEDGE.lookAlikes;

/** Every question also has this answer, which says nothing. */
export const NOT_SURE = { id: "not-sure", label: "I am not sure" } as const;
