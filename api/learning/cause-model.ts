import { CAUSES } from "../analysis/knowledge/causes/index.ts";
import { carFeatures } from "../analysis/learned/car-features.ts";
import { type FeatureGroup, textFeatures } from "../analysis/learned/text-features.ts";
import { openingOf } from "../analysis/reading/opening.ts";
import { notes, type Story, stories } from "./corpus.ts";
import { type LabelledText, type TextModelOptions, trainTextModel } from "./train-text-model.ts";

const OPTIONS: TextModelOptions = {
  epochs: 10,
  learningRate: 0.1,
  dropout: 0.3,
  seeds: [1, 2, 3],
  step: 2,
  groups: new Map<FeatureGroup, { share: number; leastTexts: number }>([
    ["word", { share: 0.71, leastTexts: 2 }],
    ["negated", { share: 0.5, leastTexts: 2 }],
    ["pair", { share: 0.32, leastTexts: 3 }],
    ["near", { share: 0.22, leastTexts: 4 }],
    ["triple", { share: 0.4, leastTexts: 4 }],
    ["letters", { share: 0.24, leastTexts: 5 }],
    ["car", { share: 0.38, leastTexts: 3 }],
  ]),
};

/** How much the cause counts that a story was written for, beside what a second writer bet on from the words alone. */
const WRITTEN_FOR = 0.5;
/** A description is a mechanic's sentence and not an owner's. */
const DESCRIPTION_WEIGHT = 0.5;

/** Which cause a text tells of. */
export function trainCauses(of: readonly Story[] = stories()) {
  const named = causeNames().map(
    ({ id, text, weight }): LabelledText => ({ features: textFeatures(text), shares: new Map([[id, 1]]), weight }),
  );
  const noted = notes().map(
    ({ cause, text }): LabelledText => ({ features: textFeatures(text), shares: new Map([[cause, 1]]), weight: 1 }),
  );
  return trainTextModel(
    [...of.map(labelled), ...named, ...noted],
    CAUSES.map(({ id }) => id),
    OPTIONS,
  );
}

const labelled = (story: Story): LabelledText => ({
  features: new Map([...textFeatures(openingOf(story.text)), ["car" as const, carFeatures(story)]]),
  shares: sharesOf(story),
  weight: 1,
});

/**
 * What the trade calls a cause tells of it too. The stories never name theirs, except as a wrong guess, while real owners
 * often suspect the right part.
 */
export const causeNames = () =>
  CAUSES.flatMap(({ id, name, tradeName, description }) =>
    [
      { text: name, weight: 1 },
      { text: tradeName, weight: 1 },
      { text: `I think it is the ${name}`, weight: 1 },
      { text: `Could it be ${tradeName}?`, weight: 1 },
      { text: description, weight: DESCRIPTION_WEIGHT },
    ].map((named) => ({ id, ...named })),
  );

function sharesOf({ cause, blind }: Story): Map<string, number> {
  if (!blind) return new Map([[cause, 1]]);
  const bet = Object.values(blind.causes).reduce((sum, share) => sum + share, 0);
  const shares = new Map(Object.entries(blind.causes).map(([id, share]) => [id, (share * (1 - WRITTEN_FOR)) / bet]));
  return shares.set(cause, (shares.get(cause) ?? 0) + (bet > 0 ? WRITTEN_FOR : 1));
}
