import type { NeedsMore } from "#shared/schemas/diagnostic.ts";
import { isTroubleByItself } from "../knowledge/findings.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { Answer } from "../input.ts";
import type { TopicReader } from "../learned/topic-reader.ts";
import type { Fact, Reading } from "../reading/evidence.ts";

const SAYS = KNOWLEDGE.resultSentences.needsMore;
/** From this belief on a text is about something else than a car. */
const ELSEWHERE_FROM = 0.65;
/** From this belief on a text tells of a trouble, though the reading found none or too little in it. */
const TROUBLE_FROM = 0.45;

const SAYS_LITTLE = /^(recent|replaced|tested_ok)\.|unspecified$|^light\.maintenance$/;

/** Fewer English words than this, as a share of a text of some length, and it is in another language. */
const LEAST_ENGLISH = 0.6;
const SOME_WORDS = 5;
/** Letters of other alphabets, of which our reader makes no word. */
const OTHER_LETTERS = /(?![a-z])\p{L}/iu;

/** What is asked for instead of a result. `ofACar` is false where the text is about something else altogether. */
export interface Asking {
  request: NeedsMore;
  ofACar: boolean;
}

/**
 * What to ask for when the text holds no trouble we can work with; undefined where it does. Without a reader of topics a
 * trouble is what the reading found, and every text is about a car.
 */
export function needsMore(
  text: string,
  { words, english }: Reading,
  facts: readonly Fact[],
  answers: readonly Answer[],
  topics?: TopicReader,
): Asking | undefined {
  const foreign = words >= SOME_WORDS ? english < LEAST_ENGLISH : words === 0 && OTHER_LETTERS.test(text);
  if (foreign) return asking(SAYS.foreign, false);
  const topic = topics?.read(text);
  if (topic && topic.elsewhere >= ELSEWHERE_FROM) return asking(SAYS.elsewhere, false);
  const present = facts.filter((fact) => fact.present);
  const isTrouble = words > 1 && topic !== undefined && topic.trouble >= TROUBLE_FROM;
  if (present.length === 0) return isTrouble ? undefined : asking(SAYS.nothing);
  const history = present.some(({ key }) => key.startsWith("recent."));
  const telling = present.some(
    ({ key, conditions }) =>
      !SAYS_LITTLE.test(key) ||
      isTroubleByItself(key) ||
      (key.endsWith("unspecified") && (history || conditions.length > 0)),
  );
  const oneWord =
    words === 1 &&
    answers.length === 0 &&
    !present.some(({ key, quote }) => key.startsWith("code:") || quote?.end === 0);
  return (telling && !oneWord) || isTrouble ? undefined : asking(SAYS.tooLittle);
}

const asking = (what: string, ofACar = true): Asking => ({
  ofACar,
  request: { message: fill(SAYS.message, { what }), tips: SAYS.tips },
});
