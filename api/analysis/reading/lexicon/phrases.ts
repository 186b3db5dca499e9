import type { Condition } from "../../knowledge/conditions.ts";
import type { FindingId } from "../../knowledge/findings.ts";

/** Findings with the ways owners say them, in the notation of `pattern.ts`. */
export type Phrases = Partial<Record<FindingId, readonly string[]>>;

/** That a part has failed, in the ways owners say it of any part: "the horn quit", "blower is shot", "radio acts up". */
const FAILED =
  "quit -work/working|=dead|=die|=dies|=died|=gone|shot|act up|acting up|on the fritz|fritz|toast|kaput|inop|crap out|give up|gave up|give out|crapped out|stop work|bust|busted|=out of commission|not function|not respond|not do anything|not operate|finicky|hit or miss|not work|=dont =work|conk out|went out|on its last leg|=failed|=failing|inoperable|inoperative|unresponsive|non functional|malfunction|only =works =sometimes|=works =sometimes|only =work =sometimes";

/** One phrase for parts that failed: `failing("horn|horns")`. */
export const failing = (names: string) =>
  `((${names}) .. (${FAILED})|(problem|problems|issue|issues|failure|trouble) (with|of) [the/my] (${names}))`;

/** That something is wrong with a part, without a word of what: enough to be careful, too little to name a cause. */
export const AMISS =
  "(wrong|problem|problems|trouble|issue|issues|bad|scary|scare|dangerous|sketchy|weird|strange|different|not right|act up|acting up|act funny|mess up|messed up|not normal|not good|go out|going out|terrible|unsafe|horrible|worry|quit|fault|malfunction|not trust|jacked)";

/** The same for the circumstances. */
export type ConditionPhrases = Partial<Record<Condition, readonly string[]>>;
