import type { NeedsMore } from "#shared/schemas/diagnostic.ts";
import type { Fact } from "../reading/evidence.ts";

/** Things of a house or a phone: a text full of them, without a word of a car, is about something else. */
const ELSEWHERE =
  /\b(kitchen|bathroom|bedroom|living room|toilet|sink|dishwasher|washing machine|laundry|dryer|refrigerator|fridge|furnace|basement|in (?:my|the|our) (?:apartment|house)|laptop|computer|iphone|android|printer|lawn ?mower|boat engine|bicycle|my (?:dog|cat|knee|back|stomach|wife|husband))\b/i;
const OF_A_CAR =
  /\b(car|truck|suv|van|vehicle|engine|brakes?|tires?|wheels?|steering|transmission|dash|hood|exhaust|gear|battery|driv(?:e|es|ing)|mph|miles|highway|clutch|charger?|coolant|radiator|alternator|starter|ignition)\b/i;

const SAYS_LITTLE = /^(recent|replaced|tested_ok)\.|unspecified$|^light\.maintenance$/;

/** What to ask for when the text holds no trouble we can work with; undefined where it does. */
export function needsMore(text: string, facts: readonly Fact[]): NeedsMore | undefined {
  if (ELSEWHERE.test(text) && !OF_A_CAR.test(text)) return request("This does not seem to be about a car.");
  const present = facts.filter((fact) => fact.present);
  if (present.length === 0) return request("We could not find a car trouble in these words.");
  const history = present.some(({ key }) => key.startsWith("recent."));
  const telling = present.some(
    ({ key, conditions }) =>
      !SAYS_LITTLE.test(key) || (key.endsWith("unspecified") && (history || conditions.length > 0)),
  );
  return telling ? undefined : request("These words leave too many causes open.");
}

const request = (what: string): NeedsMore => ({
  message: `${what} Tell us a little more, in your own words, and we will look again.`,
  tips: [
    "What do you notice: a noise, a smell, a leak, a shake, a light on the dash?",
    "What does it sound, smell or look like: a squeal or a clunk, burning or sweet, green or brown?",
    "When does it happen: braking, turning, at speed, cold in the morning, after rain?",
    "Where does it come from: front or rear, left or right, under the hood, inside?",
    "What was done to the car lately, and which trouble codes were read?",
  ],
});
