import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { ReadEstimate } from "./estimate-lines.ts";

const SAYS = KNOWLEDGE.estimateSentences.needsMore;
/** As written: a code counts in capitals alone. */
const FOREIGN = new RegExp(KNOWLEDGE.estimateWords.foreign);

/** Why no line of an estimate can be judged, as a sentence; absent where some may be. */
export function notJudged({ text, lines, discounts }: ReadEstimate): string | undefined {
  const foreign = FOREIGN.exec(text);
  if (foreign) return fill(SAYS.currency, { sign: foreign[0].replace(/[\d\s]/g, "") });
  return discounts.length > 0 && lines.every(({ amount }) => amount === undefined) ? SAYS.creditsOnly : undefined;
}
