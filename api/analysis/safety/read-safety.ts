import type { Safety } from "#shared/schemas/diagnostic.ts";
import type { AnalysisReaders } from "../readers.ts";
import type { Fact } from "../reading/evidence.ts";
import { openingOf } from "../reading/opening.ts";
import { readEvidence } from "../reading/read.ts";
import { needsMore } from "../results/needs-more.ts";
import { MEANING } from "./danger-kind.ts";
import { DANGER_PHRASES } from "./danger-phrases.ts";
import type { Danger, DangerReader } from "./danger-reader.ts";
import { dangersInFacts } from "./dangers-in-facts.ts";
import { judgeSafety, PROBABLE } from "./judge-safety.ts";

/**
 * The safety of every kind of request, by the facts read of `text`: the rules over them, the phrases of danger and a
 * reader beside. The reader may lower what a rule says from "stop" to "soon", never below.
 */
export const readSafety = (text: string, facts: readonly Fact[], reader: DangerReader): Safety =>
  judgeSafety(dangersIn(text, facts, reader), facts);

/**
 * Rules go by words and cannot tell a danger from a story of one, from another's car or from a trouble that was mended.
 * What they hear stops the car where the reader, who learned from such texts, finds that at least so probable; else
 * it has to be looked at, and the owner is told why.
 */
export const CONFIRMED = 0.4;
export const DOUBTED = 0.4;
/** "Flat tire": so few words tell no story that could take the danger back. */
const MOST_WITHOUT_CONTEXT = 3;

function dangersIn(text: string, facts: readonly Fact[], reader: DangerReader, believedFrom = 0): Danger[] {
  const { dangers, stop = 1, any = 1 } = reader.read(text);
  const heard = [...dangersInFacts(facts), ...DANGER_PHRASES.read(text)];
  // An answer to our own question has no words, and is about this car.
  const hasContext = text.trim().split(/\s+/, MOST_WITHOUT_CONTEXT + 1).length > MOST_WITHOUT_CONTEXT;
  const isDoubted = ({ kind, quote }: Danger) =>
    hasContext && stop < CONFIRMED && quote && MEANING[kind].level === "stop";
  return [
    ...heard.map((danger) => (isDoubted(danger) ? { ...danger, probability: DOUBTED } : danger)),
    ...(any < believedFrom ? [] : dangers),
  ];
}

/** The safety of a text that seems to be about no car: only what the reader is sure of counts, and no word by itself. */
export const safetyElsewhere = (text: string, reader: DangerReader): Safety =>
  judgeSafety(sureDangers(text, reader), []);

const sureDangers = (text: string, reader: DangerReader) =>
  reader.read(text).dangers.filter(({ probability }) => probability >= PROBABLE);

/** Who asks for prices names parts, most of which endanger nobody: so it takes more to believe in a danger. */
const BELIEVED_BESIDE = { prices: 0.7, damage: 0 };

/** A part that is asked for is no part that somebody found bad. */
const ASKED_FOR = /^(named|blamed|replaced|renewed)\.|^brake\.pads_thin$/;
/** What makes an owner write about damage is no news beside it. */
const CRASH = "recent.collision";

/**
 * The same for a wish for prices or a report of damage, of which nothing else is read as symptoms. `seen`: dangers that
 * the damage itself is.
 */
export function safetyBeside(
  asked: "prices" | "damage",
  text: string,
  { dangers: reader, topics }: AnalysisReaders,
  seen: readonly Danger[] = [],
): Safety {
  const opening = openingOf(text);
  const reading = readEvidence(opening);
  const facts = reading.facts.filter(({ key }) => !ASKED_FOR.test(key) && !(asked === "damage" && key === CRASH));
  const isOfACar = needsMore(opening, reading, facts, [], topics)?.ofACar !== false;
  const told = isOfACar ? dangersIn(opening, facts, reader, BELIEVED_BESIDE[asked]) : sureDangers(opening, reader);
  return judgeSafety([...seen, ...told], facts, asked);
}
