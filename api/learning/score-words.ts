import type { AnalysisInput, LearnedWords } from "../analysis/input.ts";
import { openingOf } from "../analysis/reading/opening.ts";
import { trainedReaders } from "./load-models.ts";
import { writtenManifest } from "./written-manifest.ts";

/** Belief below this moves no ranking, and is not stored. */
const LEAST_STORED = 1e-5;
const DECIMALS = 1e6;

/** Names the model of causes: the beginning of its SHA-256. */
const version = writtenManifest().models["causes.bin"]!.slice(0, 12);

/**
 * What the trained scorer believes of an owner's words, as it is stored with the issue, so that the result can be had
 * again.
 */
export function scoreWords({ text, vehicle }: Pick<AnalysisInput, "text" | "vehicle">): LearnedWords {
  const belief = trainedReaders().causes.score(openingOf(text), vehicle);
  const stored = [...belief].filter(([, share]) => share >= LEAST_STORED);
  return {
    version,
    belief: Object.fromEntries(stored.map(([id, share]) => [id, Math.round(share * DECIMALS) / DECIMALS])),
  };
}
