import type { NeedsMore } from "#shared/schemas/diagnostic.ts";
import { isTroubleByItself } from "../knowledge/findings.ts";
import type { Fact, Reading } from "../reading/evidence.ts";

/** Things of a house or a phone: a text full of them, without a word of a car, is about something else. */
const ELSEWHERE =
  /\b(kitchen|bathroom|bedroom|living room|toilet|sink|dishwasher|washing machine|laundry|dryer|refrigerator|fridge|freezer|furnace|water heater|basement|attic|(?:in|of|at) (?:my|the|our) (?:apartment|house)|(?:my|our) house'?s?|laptop|computer|iphone|android|printer|lawn ?mower|chain ?saw|snow ?blower|boat engine|bicycle|my (?:dog|cat|knee|back|stomach|wife|husband))\b/i;
const OF_A_CAR =
  /\b(cars?|trucks?|suv|van|minivan|vehicle|engine|brak(?:e|es|ing)|tires?|wheels?|steering|transmission|dash|hood|exhaust|gear|battery|driv(?:e|es|ing)|mph|miles|highway|clutch|charger?|coolant|radiator|alternator|starter|ignition|parked|driveway|mechanic|misfir\w*|mpg|headlights?|windshield|fuel (?:filter|pump)|p0\d{3})\b/i;

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

/** What to ask for when the text holds no trouble we can work with; undefined where it does. */
export function needsMore(text: string, { words, english }: Reading, facts: readonly Fact[]): Asking | undefined {
  const foreign = words >= SOME_WORDS ? english < LEAST_ENGLISH : words === 0 && OTHER_LETTERS.test(text);
  if (foreign) return asking("We can read English only, for now.", false);
  if (ELSEWHERE.test(text) && !OF_A_CAR.test(text)) return asking("This does not seem to be about a car.", false);
  const present = facts.filter((fact) => fact.present);
  if (present.length === 0) return asking("We could not find a car trouble in these words.");
  const history = present.some(({ key }) => key.startsWith("recent."));
  const telling = present.some(
    ({ key, conditions }) =>
      !SAYS_LITTLE.test(key) ||
      isTroubleByItself(key) ||
      (key.endsWith("unspecified") && (history || conditions.length > 0)),
  );
  const oneWord = words === 1 && !present.some(({ key, quote }) => key.startsWith("code:") || quote?.end === 0);
  return telling && !oneWord ? undefined : asking("These words leave too many causes open.");
}

const asking = (what: string, ofACar = true): Asking => ({
  ofACar,
  request: {
    message: `${what} Tell us a little more, in your own words, and we will look again.`,
    tips: [
      "What do you notice: a noise, a smell, a leak, a shake, a light on the dash?",
      "What does it sound, smell or look like: a squeal or a clunk, burning or sweet, green or brown?",
      "When does it happen: braking, turning, at speed, cold in the morning, after rain?",
      "Where does it come from: front or rear, left or right, under the hood, inside?",
      "What was done to the car lately, and which trouble codes were read?",
    ],
  },
});
