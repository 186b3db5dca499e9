import { mileage } from "#shared/format/distance.ts";
import { inSentence } from "#shared/format/in-sentence.ts";
import { isTooEarly } from "#shared/format/probability.ts";
import type { PotentialCause } from "#shared/schemas/diagnostic.ts";
import type { Vehicle } from "../input.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { Fact } from "../reading/evidence.ts";
import { sentencesWith } from "./owners-sentences.ts";

const SAYS = KNOWLEDGE.resultSentences.tellTheShop;

interface Told {
  /** In which the facts have their place. */
  text: string;
  facts: readonly Fact[];
  causes: readonly PotentialCause[];
  vehicle: Vehicle;
}

/** What an owner says or shows at the counter: their own words, the car, and one request. Nothing that they did not say. */
export function tellTheShop({ text, facts, causes, vehicle }: Told): string[] {
  const [first] = causes;
  const words = sentencesWith(text, facts);
  if (!first || !words) return [];
  const car = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  return [
    fill(SAYS.words, { words }),
    vehicle.mileage ? fill(SAYS.carAtMiles, { car, miles: mileage(vehicle.mileage) }) : fill(SAYS.car, { car }),
    isTooEarly(first.probability) ? SAYS.find : fill(SAYS.check, { cause: inSentence(first.name) }),
  ];
}
