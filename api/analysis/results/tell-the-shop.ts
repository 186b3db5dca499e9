import { mileage } from "#shared/format/distance.ts";
import { inSentence } from "#shared/format/in-sentence.ts";
import { isTooEarly } from "#shared/format/probability.ts";
import type { PotentialCause, Quote } from "#shared/schemas/diagnostic.ts";
import type { Vehicle } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { Fact } from "../reading/evidence.ts";
import { sentencesWith } from "./owners-sentences.ts";

const SAYS = KNOWLEDGE.resultSentences.tellTheShop;

/** A trouble that is told, with what is behind it. */
interface Told {
  /** In which the facts have their place. */
  text: string;
  facts: readonly Fact[];
  causes: readonly PotentialCause[];
  /** The owner's words for it. */
  heading?: Quote | undefined;
}

/** What an owner says or shows at the counter: their own words, the car, and what to do. Nothing that they did not say. */
export function tellTheShop(complaints: readonly Told[], vehicle: Vehicle): string[] {
  const told = complaints
    .map(({ text, facts, causes: [first], heading }) => ({ words: sentencesWith(text, facts), first: first!, heading }))
    .filter(({ words, first }) => words && first);
  if (told.length === 0) return [];
  const car = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const isOpen = ({ first }: (typeof told)[number]) => isTooEarly(first.probability);
  const known = told.filter((one) => !isOpen(one)).map(({ first }) => inSentence(first.name));
  const open = told.filter(isOpen);
  return [
    ...told.map(({ words }) => fill(SAYS.words, { words })),
    vehicle.mileage ? fill(SAYS.carAtMiles, { car, miles: mileage(vehicle.mileage) }) : fill(SAYS.car, { car }),
    ...(known.length > 0 ? [fill(SAYS.check, { cause: AND.format(known) })] : []),
    ...(known.length > 0
      ? open.map(({ words, heading }) => fill(SAYS.findToo, { words: heading?.text ?? words }))
      : [SAYS.find]),
  ];
}

const AND = new Intl.ListFormat("en-US");
