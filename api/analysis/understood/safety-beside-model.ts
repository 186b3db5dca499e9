import type { Safety } from "#shared/schemas/diagnostic.ts";
import type { Fact } from "../reading/evidence.ts";
import { MEANING } from "../safety/danger-kind.ts";
import type { Danger, DangerReader } from "../safety/danger-reader.ts";
import { graver } from "../safety/graver.ts";
import { judgeSafety } from "../safety/judge-safety.ts";
import { CONFIRMED, DOUBTED, readSafety } from "../safety/read-safety.ts";
import { quoteIn } from "./quote.ts";
import type { Opinion } from "./symptoms.ts";

export interface ToldDangers {
  text: string;
  facts: readonly Fact[];
  reader: DangerReader;
}

/** By words and what a model read (`told`), and by the words alone: it may raise what they tell, and lowers nothing. */
export function safetyBesideModel(told: ToldDangers, inWords: readonly Fact[], opinion: Opinion | undefined): Safety {
  const { text, facts, reader } = told;
  const own = graver(readSafety(text, facts, reader), readSafety(text, inWords, reader));
  return opinion ? heedExpert(own, opinion, told) : own;
}

/** Our own safety, raised where an expert hears a danger that we do not. It lowers nothing; the wording is ours. */
export function heedExpert(own: Safety, { danger }: Opinion, told: ToldDangers): Safety {
  const heard = dangerOf(danger, told);
  return heard ? graver(own, judgeSafety([heard], told.facts)) : own;
}

/**
 * "Stop" needs a kind that stops a car, words of the owner, and a reader of dangers that finds it as probable as what it
 * confirms of our own rules. Else the expert's word is worth "soon".
 */
function dangerOf({ level, kind, words }: Opinion["danger"], { text, reader }: ToldDangers): Danger | undefined {
  if (level === "none") return undefined;
  const quote = quoteIn(text, words);
  const stops = kind !== null && MEANING[kind].level === "stop";
  if (level === "stop" && stops && quote && (reader.read(text).stop ?? 0) >= CONFIRMED)
    return { kind, probability: 1, quote };
  if (level === "stop" && stops) return { kind, probability: DOUBTED, quote };
  // Said mildly it has the same wording whatever the kind, so any serves where none of ours fits.
  return { kind: kind ?? "drivetrain", probability: 1, isMild: stops || kind === null, quote };
}
