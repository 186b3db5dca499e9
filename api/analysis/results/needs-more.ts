import type { NeedsMore } from "#shared/schemas/diagnostic.ts";
import type { Answer } from "../input.ts";
import { isTroubleByItself } from "../knowledge/findings.ts";
import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { fill } from "../knowledge/template.ts";
import type { CauseScores } from "../learned/cause-scorer.ts";
import type { Topic, TopicReader } from "../learned/topic-reader.ts";
import type { Fact, Reading } from "../reading/evidence.ts";

const SAYS = KNOWLEDGE.resultSentences.needsMore;
/** From this belief on a text is about something else than a car. */
const ELSEWHERE_FROM = 0.65;
/**
 * The same where one cause is believed so much, and where a finding of ours was read besides: then it may well be a car's
 * trouble. Chosen by cross-validation over the corpus, in favor of texts with a trouble: none may go unanswered.
 */
const ELSEWHERE_DESPITE_CAUSE = 0.92;
const ELSEWHERE_DESPITE_FINDING = 0.955;
const ELSEWHERE_DESPITE_BOTH = 0.98;
const LIKELY_CAUSE = 0.1;
const BELIEVED_CAUSE = 0.5;
/**
 * From this belief on a text tells of a trouble, if that is likelier than that it tells of none, though nothing was read in it:
 * a text of so many words from less on, since who has no trouble writes fewer.
 */
const TROUBLE_FROM = 0.7;
const TROUBLE_FROM_IN_MANY_WORDS = 0.35;
const MANY_WORDS = 15;
/** From this belief on it tells of none, whatever cause its words call to mind: who asks for a price names a part. */
const NO_TROUBLE_FROM = 0.5;

const SAYS_LITTLE = /^(recent|replaced|tested_ok)\.|unspecified$|^light\.maintenance$/;

/** Fewer English words than this, as a share of a text of some length, and it is in another language. */
const LEAST_ENGLISH = 0.6;
/** The same where a cause is likely by the English words: an owner may quote a message of the car in its language. */
const LEAST_ENGLISH_DESPITE_CAUSE = 0.5;
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
 * trouble is what the reading found, and every text is about a car. `learned` is the belief in causes by the words.
 */
export function needsMore(
  text: string,
  { words, english }: Reading,
  facts: readonly Fact[],
  answers: readonly Answer[],
  topics?: TopicReader,
  learned?: CauseScores,
): Asking | undefined {
  const inCause = Math.max(0, ...(learned?.values() ?? []));
  const leastEnglish = inCause >= LIKELY_CAUSE ? LEAST_ENGLISH_DESPITE_CAUSE : LEAST_ENGLISH;
  const foreign = words >= SOME_WORDS ? english < leastEnglish : words === 0 && OTHER_LETTERS.test(text);
  if (foreign) return asking(SAYS.foreign, false);
  const topic = topics?.read(text);
  const present = facts.filter((fact) => fact.present);
  if (topic && topic.elsewhere >= elsewhereFrom(inCause, present)) return asking(SAYS.elsewhere, false);
  const isTrouble = words > 1 && topic !== undefined && tellsOfTrouble(topic, inCause, words);
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

/** The belief from which a text is about something else. */
function elsewhereFrom(inCause: number, present: readonly Fact[]): number {
  if (inCause < LIKELY_CAUSE) return ELSEWHERE_FROM;
  if (present.every(({ key }) => SAYS_LITTLE.test(key))) return ELSEWHERE_DESPITE_CAUSE;
  return inCause >= BELIEVED_CAUSE ? ELSEWHERE_DESPITE_BOTH : ELSEWHERE_DESPITE_FINDING;
}

const tellsOfTrouble = ({ trouble, nothing }: Readonly<Record<Topic, number>>, inCause: number, words: number) =>
  (trouble >= (words < MANY_WORDS ? TROUBLE_FROM : TROUBLE_FROM_IN_MANY_WORDS) && trouble > nothing) ||
  (inCause >= LIKELY_CAUSE && (trouble > nothing || nothing < NO_TROUBLE_FROM));

const asking = (what: string, ofACar = true): Asking => ({
  ofACar,
  request: { message: fill(SAYS.message, { what }), tips: SAYS.tips },
});
