import { KNOWLEDGE } from "./load/compiled.ts";
import { fill } from "./template.ts";

const { laws, anywhere, asRead, readIn } = KNOWLEDGE.estimateLaws;

/** The estimate law of a state for its owner, with the general advice; the advice alone where no rule was read. */
export function estimateLawOf(state: string): string {
  const law = Object.hasOwn(laws, state) ? laws[state] : undefined;
  return law ? [law.text, anywhere, fill(asRead, { year: readIn, source: law.source })].join(" ") : anywhere;
}
