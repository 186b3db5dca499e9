import type { Cause } from "../knowledge/cause.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Fact } from "../reading/evidence.ts";
import { againstFactor } from "./likelihood.ts";

const OUTLIVED = new RegExp(KNOWLEDGE.workDoneWords.outlived, "i");
/** Where it is said: a little before the work and a sentence behind it, in characters. */
const BEFORE = 20;
const BEHIND = 90;
/** Work that is told with no outcome is often old, or part of the story for another reason. */
const MERELY_TOLD = 0.2;

/**
 * The factor by which belief in a cause falls for what was replaced or tested and found good, beside what the pool
 * makes of it already: in full where the trouble outlived it.
 */
export const testedParts =
  (facts: readonly Fact[], text: string) =>
  (cause: Cause): number =>
    facts.reduce((factor, fact) => {
      const against = fact.present ? againstFactor(cause, fact.key) : undefined;
      return against === undefined ? factor : factor * against ** (outlived(fact, text) ? 1 : MERELY_TOLD);
    }, 1);

/** An answer to our own question has no place in the text, and is about the trouble as it is. */
const outlived = ({ quote }: Fact, text: string) =>
  !quote || quote.end === 0 || OUTLIVED.test(text.slice(Math.max(0, quote.start - BEFORE), quote.end + BEHIND));
