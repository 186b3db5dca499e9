import { normalize } from "../reading/normalize.ts";

/**
 * Words that are far more often around a danger that is none than around a real one: a trouble that was mended, a car of
 * somebody else, a question of general interest. Counted on owners' texts of both sorts.
 */
const CUES: readonly RegExp[] = [
  // All is well by now.
  /\b(?:(?:fine|perfect|great|good|tight|steady|straight|clean|dry|quiet|healthy|smooth) (?:now|since|so far|ever since)|never (?:budged|moved|come back|came back|slipped|hiccup\w*)|(?:hasn'?t|haven'?t|has not) (?:happened|come back|done it|leaked|moved) since|(?:great|fine|perfect|ok|good) ever since)\b/,
  /\b(?:nothing(?:'?s| is| was)? wrong|no (?:trouble|problems?|issues?|complaints?)|(?:car|truck)(?:'?s| is| drives| runs) (?:totally |perfectly |completely )?(?:fine|perfect|great|healthy|normal(?:ly)?))\b/,
  // It was long ago, and work was done.
  /\b(?:last (?:year|summer|winter|spring|fall)|(?:years?|months) (?:ago|back|later)|in (?:19|20)\d\d|back in (?:the|high|college|\d|may|june)|when i was (?:a kid|\d+|in (?:high|college|school))|long ago)\b/,
  /\b(?:rebuilt|(?:both|all) (?:\w+ )?new|new (?:\w+ ){0,3}(?:on|in) (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:replaced|fixed|repaired) (?:the pair|both|all|everything|by the dealer|under recall|under warranty))\b/,
  // Others' cars, told beside one's own, and what was only seen.
  /\b(?:mine(?:'s| does| has| was| never)|my own \w+|neighbou?r'?s?|(?:brother|father|sister|mother)[- ]in[- ]law'?s|forum|reddit|youtube|videos?|movies?|dream(?:s|ed|ing|t))\b/,
  // Of general interest.
  /\b(?:how often|is it true|what if|would (?:one|cars?)|could an?|can an?|does an?|do cars|in theory|curious|hypothet\w*|paranoid|anxious|just nervous|i get nervous|making conversation|supposed to do that|is that normal|thats ok|that ok)\b|\bnormal\?/,
  /\b(?:which (?:ones?|brand|wax|oil)|what brand|resale|torque specs?|part number|before i buy|looking at buying|thinking of buying|my (?:old|last|previous|first) (?:car|truck|van|suv|jeep|one)|traded (?:it|her|him|mine) in|sold (?:it|her|that))\b/,
  // Of things that are no car.
  /\b(?:video games?|mario kart|legos?|hot wheels|decals?|stickers?|vinyl wrap|paint (?:color|job)|smoke test|wildfires?|campfire|fireworks|fog machine|vap(?:e|ing)|bbq|barbecue|driving test|learner'?s permit|homework|insurance (?:ad|commercial)|song|lyrics)\b/,
];

/** Whether a text reads as if its danger were none of this car and of now: then what the rules hear is only possible. */
export function isDoubtful(text: string): boolean {
  const plain = normalize(text);
  return CUES.some((cue) => cue.test(plain));
}
