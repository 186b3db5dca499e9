import { normalize } from "../reading/normalize.ts";

/** "my neighbor's car caught fire": near people, of whom nobody asks here in their stead. */
const STRANGERS_CAR =
  /\b(?:neighbou?r|co-?worker|stranger|boss|landlord|someone|somebody|some guy|some lady|(?:guy|lady|person|people) (?:next door|across the street|at work|down the street))(?:'?s\b| (?:has|had|is|was|owns|sold|selling)\b)/;
const CAR_ON_THE_ROAD =
  /\b(?:(?:car|truck|van|suv|semi|bus|trailer|vehicle) (?:in front|ahead|behind me|next to (?:me|us)|beside (?:me|us)|in the (?:next|other) lane|on the shoulder)|(?:another|other) (?:car|truck|van|suv|driver|vehicle)(?!'?s? (?:hit|ran into|rear))|(?:saw|passed|watched|drove past|came upon) an? (?:burning )?(?:car|truck|van|suv|semi|bus|vehicle))\b/;
/** Of friends and family one does ask in their stead; not where one's own car is told apart from theirs. */
const FRIENDS_CAR =
  /\b(?:friend|buddy|bud|roommate|cousin|uncle|aunt|grandpa|grandma|dad|mom|brother|sister)(?:'?s (?:old |new |\d{2,4} |'\d\d )*(?!is\b|car is\b)[a-z]{3,}| (?:has|had|owns|sold|lost|snapped|blew)\b)/;
const OWN_APART =
  /\b(?:mine (?:is|does|has|stops|drives|runs|doesn't|isn't|hasn't|never)|(?:my|our) own\b|about my\b|(?:in|for|on) (?:my|mine)\b|my (?:car|truck|van|suv|one) (?:is|does|has|stops|drives|runs|doesn't|isn't)|so i (?:wonder|want|check))/;
/** Then the other car is in the story for what it did to this one. */
const COLLIDED =
  /\b(?:hit|rear[- ]?ended|ran (?:in|over)|struck|bumped|crash\w*|collid\w*|t-?boned|sideswiped|slammed|backed into|clipped)\b/;
/** What is told, dreamed, read or asked in general. */
const NOT_REAL =
  /\b(?:in theory|theoretically|hypothetical(?:ly)?|is it true (?:that|if)|(?:just|only) (?:curious|making conversation)|out of curiosity|dream(?:s|ed|ing|t)?|nightmares?|(?:watched|saw|seen|in) (?:a|this|that|some|the) (?:\w+ )?(?:video|movie|clip|cartoon|show|ad)|youtube|on tv|in the news|(?:driver'?s ed|pop) quiz|in a quiz|(?:'s|a|the|his|her) story about|back in (?:college|high school|the (?:day|\d0'?s)|19\d\d)|(?:like|as) in (?:the )?(?:movies|cartoons)|what (?:happens|would happen) (?:if|when)|if the \w+ ever)\b/;
/** Nothing of it: "nothing is on fire", "zero smoke", "never had a leak". */
const NOTHING_IS = /\b(?:nothing|nobody|none of (?:it|them)|neither|zero)(?: \w+){0,2}$/;
/** Told of before the work that mended it, or of a car that runs well since. */
const MENDED =
  /\b(?:fixed|replaced|repaired|changed|swapped|rebuilt|installed|put in|got done|new \w+|cured|sorted|mended)\b/;
const WELL_SINCE =
  /\b(?:(?:perfect|fine|great|good|solid|flawless|no (?:problems?|issues?|trouble)) (?:ever )?since|ever since,? (?:it'?s |its )?(?:been )?(?:fine|perfect|great|good)|like new|all (?:gone|good|better|fine) now|(?:fine|perfect|great|good) now|works? (?:fine|great|perfectly)|never (?:came|come) back|hasn'?t (?:come back|happened|done it) since|cured it)\b/;
const NOT_WELL = /\b(?:but|still|again|now it'?s (?:back|doing)|came back|comes back|except|until|yet)\b/;

/** Words are looked at over so many characters before and behind. */
const REACH = 400;

/** Tells whether a danger's words are about another car, a story, or a trouble that was mended: no danger of this car now. */
export function elsewhereIn(text: string): (place: { start: number; end: number }) => boolean {
  const plain = normalize(text);
  return ({ start, end }) => {
    const from = Math.max(sentenceStart(plain, start), start - REACH);
    const to = Math.min(sentenceEnd(plain, end), end + REACH);
    const before = plain.slice(from, start);
    const told = plain.slice(from, end);
    const sentence = plain.slice(from, to);
    const wholeStory = plain.slice(Math.max(0, start - REACH), end + REACH);
    const own = ownClauseOf(before);
    return (
      NOTHING_IS.test(before.trimEnd()) ||
      NOT_REAL.test(sentence) ||
      isOthers(own + plain.slice(start, end), told, wholeStory) ||
      isMended(plain.slice(end, Math.min(plain.length, end + REACH)))
    );
  };
}

function isOthers(clause: string, told: string, story: string) {
  if (COLLIDED.test(clause)) return false;
  if (STRANGERS_CAR.test(clause) || CAR_ON_THE_ROAD.test(clause)) return true;
  return FRIENDS_CAR.test(clause) && OWN_APART.test(story.replace(told, ""));
}

/** What follows says that it was mended, that all is well, and nothing against it. */
const isMended = (after: string) => MENDED.test(after) && WELL_SINCE.test(after) && !NOT_WELL.test(after);

/** "my neighbor's truck leaks oil and mine smells of gas": from where one's own car begins. */
const ownClauseOf = (before: string) => {
  const at = before.search(/\b(?:and|but|now|so|then) (?:now )?(?:mine|my|i|it|our|the car|this one)\b(?!.*\b(?:and|but|now|so|then) (?:now )?(?:mine|my|i|it|our|the car|this one)\b)/);
  return at < 0 ? before : before.slice(at);
};

const sentenceStart = (plain: string, at: number) => {
  for (let i = at - 1; i >= 0; i--) if (/[.!?;\n]/.test(plain.charAt(i)) && plain.charAt(i + 1) === " ") return i + 1;
  return 0;
};

const sentenceEnd = (plain: string, at: number) => {
  const end = plain.slice(at, at + REACH).search(/[.!?;\n](?:\s|$)/);
  return end < 0 ? plain.length : at + end + 1;
};
