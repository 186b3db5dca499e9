import { normalize } from "../reading/normalize.ts";

/** People of whom nobody asks here in their stead: "my neighbor's car caught fire". */
const STRANGERS_CAR =
  /\b(?:neighbou?r|co-?worker|stranger|boss|landlord|(?:someone|somebody)(?='?s\b)|(?:my |his |her )?ex(?= \w+ed\b| blew)|(?:guy|lady|person|people) (?:next door|across the street|at work|down the street|i work with|on a forum|on reddit))(?:'?s\b| (?:has|had|is|was|owns|sold|selling|blew|lost)\b)/;
const ON_THE_ROAD =
  /\b(?:\w+ (?:in front|ahead) of (?:me|us)|(?:car|truck|van|suv|semi|bus|trailer|vehicle) (?:in front|ahead|behind me|next to (?:me|us)|beside (?:me|us)|in the (?:next|other) lane|on the shoulder)|(?:another|other) (?:car|truck|van|suv|driver|vehicle|customer'?s?)|(?:saw|passed|drove past|came upon) an? (?:burning )?(?:\w+ )?(?:car|truck|van|suv|semi|bus|vehicle|pickup|tanker|accident))\b/;
/** Of friends and family one does ask in their stead; not where one's own car is told apart from theirs. */
const FRIENDS_CAR =
  /\b(?:friend|buddy|bud|roommate|cousin|nephew|uncle|aunt|grandpa|grandma|grandfather|dad|mom|brother|sister|(?:brother|sister|father|mother|son|daughter)[- ]in[- ]law)(?:'?s (?:old |new |\d{2,4} |'\d\d )*(?!is\b|car is\b)[a-z]{3,}| (?:has|had|owns|sold|lost|snapped|blew)\b)/;
const OWN_APART =
  /\b(?:mine(?:'s|s)?\b|(?:my|our) own\b|about my\b|(?:in|for|on) my\b|i (?:own|drive) an?\b|i have one\b|(?:buying|buy|getting) (?:one|it)\b|my (?:car|truck|van|suv|one)(?: is| does| has| stops| drives| runs| doesn't| isn't|'s)|still tells?\b)/;
/** Then the other car is in the story for what it did to this one. */
const COLLIDED =
  /\b(?:hit|rear[- ]?ended|ran (?:in|over)|struck|bumped|crash\w*|collid\w*|t-?boned|sideswiped|slammed|backed into|clipped)\b/;

/** What is told, dreamed, read or asked in general. */
const NOT_REAL =
  /\b(?:in theory|theoretically|hypothetical(?:ly)?|is it true (?:that|if)|(?:just|only) (?:curious|making conversation)|out of curiosity|dream(?:s|ed|ing|t)?|nightmares?|(?:watched|saw|seen|in) (?:a|this|that|some|the) (?:\w+ )?(?:video|movie|clip|cartoon|show|ad)|youtube|on tv|(?:in|over) the news|read (?:it |about it )?on|driver'?s ed|quiz|(?:'s|a|the|his|her) story about|told the story|back in (?:college|high school|the (?:day|\d0'?s)|19\d\d)|(?:like|as) in (?:the )?(?:movies|cartoons)|what if|what (?:happens|would happen) (?:if|when)|(?:keeps? (?:saying|telling me)|swears|worried|scared|afraid) (?:that )?(?:it'?ll|it will|an? [\w ]{3,40} will)|if (?:the|a|my) (?:\w+ ){1,3}ever\b|(?:used|salvage|to buy|buying) (?:on|it on) (?:saturday|sunday)|the toys?\b)\b/;
/** "Could a windshield shatter from the cold", "do cars overheat there": of cars in general, with no word of one's own. */
const IN_GENERAL =
  /^\W*(?:(?:so|and|but|also|hi|hey|question|asking)\W+)?(?:can|could|would|do|does|will|how much is|how do i|what does|what do) (?!my|i\b|it\b|this|that|the\b|not)/;
const OF_ONESELF = /\b(?:my|mine|i|i'm|i've|it|it's|we|our)\b/;
/** Things that are no car, and words that mean no danger: a phone's battery, a blowout sale, a kind of paint. */
const OTHER_THINGS =
  /\b(?:(?:phone|laptop|tablet)(?=(?:'s)? (?:battery|overheats|swelled))|(?<=my )phone charger|(?:hands?|gloves|clothes|shoes|boots|jacket)(?= (?:smells?|reeks?|stinks?))|wheelbarrow|kids'? wagon|bike|bicycle|scooter|lawn ?mower|power wheels|toy|toaster|vape|hubby)(?:'s)?\b|\b(?:alarm|detector) in (?:our|my|the) house|\b(?:buttons?|controls?) on the steering wheel\b|\b(?:blow-?out (?:sale|deal|price)|smoking (?:deal|hot deal)|boiling (?:mad|over this|with (?:anger|rage))|(?:car|truck|ride|wheels) is fire\b|ego\b|runaway (?:teen\w*|kid|dog|hit)|bill keeps|high[- ]temp(?:erature)? (?:paint|stuff|grease|silicone|tape|rtv)|blue (?:thermometer|temp\w*|coolant)|whole life|led kit)\b/;
/** "The fire department came": a name, and no fire. */
const NAMED_SO = /^fires? (?:dep\w*|trucks?|engines? (?:came|showed)|halls?|hydrants?|extinguishers?|marshal\w*|stations?|fighters?)\b/;
/** The parking brake's pedal is another: what fails with it is judged by its own words. */
const OF_PARKING_BRAKE = /\b(?:parking|emergency)\s$/;
/** Nothing of it: "nothing is on fire", "none of it leaks". */
const NOTHING_IS =
  /\b(?:nothing|nobody|none of (?:it|them)|neither)(?:'s| is| was| has been| ever)?(?: (?:on|even|really|leaking|actually))?$/;
/** "No brake fluid leaks", where the reading finds that there is no brake fluid. */
const DENIED =
  /\b(?:no|without(?: any)?|nor|zero|never (?:any|had))(?: (?:or|any|sign of|signs of|\w+(?<!and|but|when|brakes|steering))){0,3} (?:leaks?|leaking|smoke|smoking|smells?|fires?|flames?|fumes|steam|odou?r|bulges?|cracks?|damage)\b/g;
/** Words behind a quote that may belong to what is denied. */
const JUST_BEHIND = 12;
/** Told of before the work that mended it: the car has run well since. */
const WELL_SINCE =
  /\b(?:(?:perfect|fine|great|good|ok|okay|solid|straight|flawless|tight|quiet|free|no (?:\w+ )?(?:problems?|issues?|trouble)),? (?:ever )?since|(?:perfect|fine|great|flawless|no (?:\w+ )?(?:problems?|issues?|trouble)) (?:for )?(?:a|one|two|three|\d+|a few) (?:months?|years?)|(?:ever )?since(?:\W+(?:\w+ ){0,4})(?:fine|perfect|great|dead on|no trouble)\b|(?:been|it'?s|is) (?:\w+ )?(?:fine|perfect|great|straight|free|tight|dead on) (?:ever )?since|(?:it'?s|its|been) (?:been )?(?:fine|perfect|great|ok|okay) for (?:\d+|\w+) (?:years|months|miles)|(?:it|car|truck|van|she|runs|works|drives|is|are|all) (?:like new|(?:fine|perfect|great) now)|hasn'?t (?:come back|happened|done it) since|(?:never|not) (?:came|come) back|was (?:false|a false alarm|just (?:the|a) sensor|(?:the|a) bad (?:sensor|switch))|cured it|turned out (?:to be|it was|the)|(?:\d+k?|thousand) miles (?:since|on it and|ago and)|so much as a (?:tremor|drip|whiff|hiccup)|everything'?s new|everybody walked away|(?:junkyard|new) (?:motor|engine) since|(?:car|it|mine) (?:itself )?(?:was(?:n'?t| not) touched|smells? like a car again)|(?:it'?s|its|is|are) (?:now )?(?:\w+ )?(?:tight|clean|dry|sound) as an?\b|gone (?:in (?:a few |\w+ |\d+ )seconds|when i|by the time|by the next)|(?:smell|leak|noise|smoke|light|it)(?:'?s| is) gone|no (?:more|longer any) (?:smell|leak|noise|smoke)\w*|(?:plugged|patched) it|holding air|(?:off|fine|gone|dry) (?:since|now)\b|key[- ]on,? (?:and )?then (?:out|off|goes (?:out|off))|(?:goes|went|go) (?:off|out|away) (?:as soon as|when|once) (?:it|the engine|the car|i) (?:starts?|started|fires))/;
/** "My mechanic fixed the leaking fuel line": what was worked on. */
const WORKED_ON =
  /\b(?:fixed|repaired|replaced|patched|sealed|swapped|rebuilt)(?: (?:the|my|a|that|both|out|old|an?))* $/;
const NOT_WELL =
  /\b(?:(?:it |is |it'?s |still |now |car )(?:back|does it|doing it|leaks?|goes|drops)|again|came back and|comes back|but (?:now|it still|still|today|this morning|yesterday)|(?:not|never|no longer) (?:like new|fine|good|great))\b/;

/** Words are looked at over so many characters before and behind. */
const REACH = 450;

/** A place in a text, as its quote gives it. */
interface At {
  start: number;
  end: number;
}

/** Tells whether a danger's words are about another car, a story, or a trouble that was mended: no danger of this car now. */
export function elsewhereIn(text: string): (place: At) => boolean {
  const plain = normalize(text);
  return ({ start, end }) => {
    const from = sentenceStart(plain, start);
    const to = sentenceEnd(plain, end);
    const before = plain.slice(from, start);
    const sentence = plain.slice(from, to);
    const own = ownPartOf(before);
    return (
      NOTHING_IS.test(before.trimEnd()) ||
      isDenied(plain.slice(from, end + JUST_BEHIND), start - from, end - from) ||
      OF_PARKING_BRAKE.test(before) ||
      NAMED_SO.test(plain.slice(start, end + JUST_BEHIND)) ||
      OTHER_THINGS.test(sentence) ||
      NOT_REAL.test(sentence) ||
      (IN_GENERAL.test(sentence) && !OF_ONESELF.test(plain.slice(from, end))) ||
      isOthers(
        own + plain.slice(start, end),
        plain.slice(Math.max(0, from - REACH), from) + plain.slice(end, end + REACH),
      ) ||
      (WORKED_ON.test(before) && !NOT_WELL.test(plain.slice(end, to))) ||
      isMended(plain.slice(end, end + REACH))
    );
  };
}

const isDenied = (told: string, start: number, end: number) =>
  [...told.matchAll(DENIED)].some(({ index, 0: { length } }) => index < end && index + length > start);

function isOthers(told: string, aroundIt: string) {
  if (COLLIDED.test(told)) return false;
  if (STRANGERS_CAR.test(told) || ON_THE_ROAD.test(told)) return true;
  return FRIENDS_CAR.test(told) && OWN_APART.test(aroundIt);
}

/** What follows says that it was mended, or that all has been well since, and nothing against it. */
const isMended = (after: string) => WELL_SINCE.test(after) && !NOT_WELL.test(after);

const OWN_BEGINS = /\b(?:and|but|now|so|then) (?:now )?(?:mine|my|i|it|our|the car|this one)\b/g;

/** "my neighbor's truck leaks oil and mine smells of gas": from where one's own car begins. */
const ownPartOf = (before: string) => before.slice([...before.matchAll(OWN_BEGINS)].at(-1)?.index ?? 0);

const sentenceStart = (plain: string, at: number) => {
  for (let i = at - 1; i > Math.max(0, at - REACH); i--)
    if (/[.!?;\n]/.test(plain.charAt(i)) && /\s/.test(plain.charAt(i + 1))) return i + 1;
  return Math.max(0, at - REACH);
};

const sentenceEnd = (plain: string, at: number) => {
  const end = plain.slice(at, at + REACH).search(/[.!?;\n](?:\s|$)/);
  return end < 0 ? Math.min(plain.length, at + REACH) : at + end + 1;
};
