import { CAUSES } from "../analysis/knowledge/causes/index.ts";
import { OTHER } from "../analysis/learned/cause-scorer.ts";
import type { FeatureGroup } from "../analysis/learned/text-features.ts";
import { textFeatures } from "../analysis/learned/text-features.ts";
import { openingOf } from "../analysis/reading/opening.ts";
import { readEvidence } from "../analysis/reading/read.ts";
import { type Story, stories } from "./corpus.ts";
import { type TextModelOptions, trainTextModel } from "./train-text-model.ts";

const OPTIONS: TextModelOptions = {
  epochs: 10,
  learningRate: 0.1,
  dropout: 0.2,
  seed: 1,
  leastTexts: 2,
  groupShares: new Map<FeatureGroup, number>([
    ["word", 2],
    ["negated", 1],
    ["pair", 1.4],
    ["near", 1.4],
    ["triple", 1.2],
    ["letters", 1.4],
    ["fact", 2],
    ["absent", 1.2],
    ["circumstance", 1.2],
  ]),
  mostWeights: 3_000_000,
};

/** How much the cause counts that a story was written for, beside what a second writer bet on from the words alone. */
const WRITTEN_FOR = 0.5;
/** Where nobody bet: a story tells its cause so surely, on the average of those with bets. */
const SURE = 0.93;

/** Which cause a text tells of, over all causes and `OTHER`. */
export function trainCauses(of: readonly Story[] = stories()) {
  const texts = of.map((story) => ({
    features: textFeatures(story.text, readEvidence(openingOf(story.text)).facts),
    shares: sharesOf(story),
    weight: 1,
  }));
  return trainTextModel(texts, [...CAUSES.map(({ id }) => id), OTHER], OPTIONS);
}

function sharesOf({ cause, blind }: Story): Map<string, number> {
  if (!blind)
    return new Map([
      [cause, SURE],
      [OTHER, 1 - SURE],
    ]);
  const bet = Object.values(blind.causes).reduce((sum, share) => sum + share, 0);
  const shares = new Map([[OTHER, Math.max(0, 1 - bet)], ...Object.entries(blind.causes)]);
  for (const [id, share] of shares) shares.set(id, (share * (1 - WRITTEN_FOR)) / Math.max(1, bet));
  return shares.set(cause, (shares.get(cause) ?? 0) + WRITTEN_FOR);
}
