import { CONDITIONS, type Condition } from "../knowledge/conditions.ts";
import { FINDINGS, type FindingId, type NamedKey } from "../knowledge/findings.ts";
import { CONDITION_PHRASES, FINDING_PHRASES, NAMED_PARTS } from "./lexicon/index.ts";
import { PatternIndex } from "./pattern-index.ts";

const ids = Object.keys(FINDINGS) as FindingId[];
const workDone = (id: FindingId) => id.startsWith("replaced.") || id.startsWith("tested_ok.");
const phrasesOf = (wanted: (id: FindingId) => boolean) =>
  ids.filter(wanted).map((id) => [id, FINDING_PHRASES[id]] as const);

/** The lexicon compiled once: what is noticed, when and where, and the names of parts that were worked on. */
export const NOTICED = new PatternIndex<FindingId>(phrasesOf((id) => !workDone(id)));
export const CIRCUMSTANCES = new PatternIndex<Condition>(
  (Object.keys(CONDITIONS) as Condition[]).map((id) => [id, CONDITION_PHRASES[id]] as const),
);
export const WORKED_ON = new PatternIndex<FindingId>(phrasesOf(workDone));

export const NAMED = new PatternIndex<NamedKey>(
  Object.entries(NAMED_PARTS).map(([repair, phrases]) => [`named.${repair}` as const, phrases] as const),
);

export const VOCABULARY: ReadonlySet<string> = new Set(
  [NOTICED, CIRCUMSTANCES, WORKED_ON, NAMED].flatMap((index) => [...index.vocabulary]),
);
