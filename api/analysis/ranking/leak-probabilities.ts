import { type EvidenceKey, isTroubleByItself } from "../knowledge/findings.ts";
import type { Candidate } from "./hypotheses.ts";
import { chance } from "./likelihood.ts";

/**
 * History is told whatever the trouble is, so it explains little: how often an owner mentions such a thing at all.
 * Judgement.
 */
const HISTORY: Record<string, number> = {
  "recent.": 0.15,
  "replaced.": 0.25,
  "tested_ok.": 0.25,
  "blamed.": 0.03,
  "named.": 0.03,
  "renewed.": 0.25,
};

/** How often an owner mentions what is a trouble by itself, and it was none. Judgement. */
const TROUBLE_BY_ITSELF = 0.03;

/** Of all that shows a finding, this share is nothing that we know: causes that nobody listed. */
const UNKNOWN_SHARE = 0.3;
/** And this often a finding is no fact at all, but words misread. */
const MISREAD = 0.001;

/**
 * The leak probabilities of the noisy-or: how often an owner tells each finding although none of our causes is behind it. Findings
 * that common causes show are told often, and leak as much more.
 */
export function leakProbabilitiesOf(
  keys: Iterable<EvidenceKey>,
  candidates: readonly Candidate[],
): ReadonlyMap<EvidenceKey, number> {
  return new Map(Array.from(keys, (key) => [key, leakOf(key, candidates)]));
}

function leakOf(key: EvidenceKey, candidates: readonly Candidate[]): number {
  if (isTroubleByItself(key)) return TROUBLE_BY_ITSELF;
  for (const [group, rate] of Object.entries(HISTORY)) if (key.startsWith(group)) return rate;
  const explained = candidates.reduce((sum, { cause, prior }) => sum + prior * chance(cause, key), 0);
  return MISREAD + UNKNOWN_SHARE * explained;
}
