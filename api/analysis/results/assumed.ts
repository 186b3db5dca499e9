import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import { ageOf, type Car } from "../ranking/prior.ts";
import type { Opinion } from "../understood/symptoms.ts";

const SAYS = KNOWLEDGE.resultSentences.assumed;
/** So many characters show where reading ended. */
const LAST_WORDS = 40;
/** A cause that the catalogue lacks is named from so many percent of "something else" on. */
const WORTH_NAMING = 15;

interface Told {
  car: Car;
  text: string;
  /** The part of the text that was read. */
  opening: string;
  /** What a language model bets on, if one was asked. */
  opinion: Opinion | undefined;
}

/** What the diagnosis took for granted beside what it assumes of the car, and what it left out, in sentences. */
export function assumed({ car, text, opening, opinion }: Told): string[] {
  const isCutShort = opening.length < text.trimEnd().length;
  return [
    ...(car.vehicle.mileage ? [] : [fill(SAYS.mileage, { years: ageOf(car) })]),
    ...(isCutShort ? [fill(SAYS.unread, { words: opening.trim().slice(-LAST_WORDS) })] : []),
    ...(opinion?.unlisted && opinion.other >= WORTH_NAMING ? [fill(SAYS.unlisted, { name: opinion.unlisted })] : []),
  ];
}
