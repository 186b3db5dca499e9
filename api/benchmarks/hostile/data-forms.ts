import { KNOWLEDGE } from "../../analysis/knowledge/load/compiled.ts";

/** Every regular expression that stands in a data file: what damage, accidents, shop paper and upsells are told by. */
export function expressionsOfData(): RegExp[] {
  const { damageWords, drivabilityWords, estimateWords, workDoneWords, scenarios, hardWords } = KNOWLEDGE;
  const { panels, upsells, estimates, partsWords, repairs } = KNOWLEDGE;
  const { headless: _, ...told } = partsWords.told;
  return [
    ...[damageWords, drivabilityWords, estimateWords, workDoneWords, hardWords, estimates.unless, told].flatMap(
      textsIn,
    ),
    ...repairs.flatMap(({ variants = [] }) => variants.flatMap(({ words }) => words ?? [])),
    ...[...panels, ...scenarios].map(({ words }) => words),
    ...upsells.flatMap(({ words, unlessWords }) => [words, unlessWords].filter((one) => one !== undefined)),
  ].map((source) => new RegExp(source));
}

/** Every word that stands in a list of a data file: what shops write for what, and what says nothing. */
export const wordsOfData = (): string[] => [
  ...Object.keys(KNOWLEDGE.partsWords.same),
  ...textsIn(KNOWLEDGE.partsWords),
];

const textsIn = (part: unknown): string[] =>
  typeof part === "string" ? [part] : Object.values(part as object).flatMap(textsIn);
