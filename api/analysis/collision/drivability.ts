/** What decides whether the car may move at all. */
export interface Drivability {
  drivable: "yes" | "no" | "unknown";
  airbags: boolean;
  /** What leaks, as said: "coolant", "fuel". */
  leak?: "fuel" | "coolant" | "oil" | "fluid";
  /** A hood or door that does not latch, a wheel that rubs, a light that is out. */
  unsafe: readonly string[];
}

const NOT_DRIVABLE =
  /\b(?:not|isn'?t|un|wasn'?t|no longer|non)[- ]?(?:safely )?driv(?:e)?able\b|\bundriv(?:e)?able\b|\btowed\b|\btow(?:ed)? (?:it|away|truck|to|yard)\b|\b(?:can'?t|cannot|could not|couldn'?t|won'?t) (?:be )?(?:drive|driven|move|start|roll)\b|\b(?:doesn'?t|does not|won'?t|will not) (?:start|run|move|drive)\b|\broll(?:ed)?[- ]?over\b|\bflipped(?: over)?\b|\bon its (?:roof|side)\b/;
const DRIVABLE =
  /\b(?:still )?(?:drives?|drove|driving) (?:fine|ok|okay|good|normal(?:ly)?|home|away)\b|\b(?:is |it'?s )?(?:still )?driv(?:e)?able\b|\bruns and drives\b|\bcan (?:still )?(?:be driven|drive it)\b/;
const AIRBAGS_OUT =
  /\bair ?bags?\b[^.,;]{0,40}\b(?:deploy\w*|went off|came out|blew|popped|out)\b|\bdeployed\b[^.,;]{0,20}\bair ?bags?\b/;
const AIRBAGS_IN =
  /\b(?:no|without)\b[^.,;]{0,12}\bair ?bags?\b|\bair ?bags?\b[^.,;]{0,20}\b(?:not|n'?t|never|didn'?t)\b/;
const LEAKS: [Drivability["leak"] & string, RegExp][] = [
  [
    "fuel",
    /\b(?:fuel|gas|gasoline)\b[^.,;]{0,25}\b(?:leak\w*|drip\w*|smell\w*)|\b(?:leak\w*|drip\w*|smell\w*)\b[^.,;]{0,20}\b(?:fuel|gas|gasoline)\b/,
  ],
  [
    "coolant",
    /\b(?:coolant|antifreeze|radiator|green fluid)\b[^.;]{0,25}\b(?:leak\w*|drip\w*|pouring)|\bleak\w*\b[^.,;]{0,20}\b(?:coolant|antifreeze|green)\b|\bsteam\b/,
  ],
  ["oil", /\boil\b[^.,;]{0,20}\bleak\w*|\bleak\w*\b[^.,;]{0,15}\boil\b/],
  ["fluid", /\bleak\w*\b|\bfluid (?:under|on|all over)\b/],
];
const UNSAFE: [string, RegExp][] = [
  [
    "a tire that is cut",
    /\b(?:tire|side ?wall)s?\b[^.,;]{0,20}\b(?:cut|slash\w*|gash\w*|torn|shred\w*|burst|blown|blew)|\b(?:cut|slash\w*|gash\w*|torn|shred\w*|burst|blown)\b[^.,;]{0,12}\b(?:tire|side ?wall)/,
  ],
  [
    "a wheel that is bent, loose or rubs",
    /\b(?:wheel|tire)s?\b[^.,;]{0,30}\b(?:bent|crooked|angled|tilted|at an angle|rub\w*|turned|sideways|loose|wobbl\w*|pushed|folded|flat|blew)|\b(?:bent|crooked|flat)\b[^.,;]{0,12}\b(?:wheel|tire)/,
  ],
  [
    "steering or suspension damage",
    /\b(?:steering|suspension|axle|control arm|tie rod|strut)\b[^.,;]{0,30}\b(?:bent|broke\w*|crooked|off|damage\w*|loose|pull\w*|snapp?ed)|\b(?:bent|broke\w*|snapp?ed|damag\w*)\b[^.,;]{0,20}\b(?:steering|suspension|axle|control arm|tie rod|strut)|\bpulls? to\b/,
  ],
  [
    "a frame that is bent",
    /\b(?:bent|twisted|buckled|damag\w*|crack\w*)\b[^.,;]{0,15}\b(?:frame|unibody|rail)|\b(?:frame|unibody|rails?)\b[^.,;]{0,20}\b(?:bent|twisted|buckled|damag\w*|crack\w*)/,
  ],
  [
    "a hood that does not latch",
    /\bhood\b[^.;]{0,40}\b(?:won'?t|doesn'?t|does not|not|can'?t)\b[^.;]{0,10}\b(?:close|latch|shut|stay)|\bhood\b[^.,;]{0,15}\bpopped (?:up|open)/,
  ],
  [
    "a door that does not close",
    /\bdoors?\b[^.;]{0,40}\b(?:won'?t|doesn'?t|does not|not|can'?t)\b[^.;]{0,10}\b(?:close|latch|shut)/,
  ],
  [
    "a windshield you cannot see through",
    /\bwind ?shield\b[^.,;]{0,25}\b(?:shatter\w*|smash\w*|caved|spider\w*)|\b(?:shatter\w*|smash\w*)\b[^.,;]{0,12}\bwind ?shield/,
  ],
];

/** Named as unsafe, these keep a car from driving at all. */
const STANDS = /wheel|tire|steering|frame/;

/** Whether the car drives: as told, else as a leak, airbags or a bent wheel, or mere scratches leave no doubt. */
export function drivableAfter({ drivable, airbags, leak, unsafe }: Drivability, cosmetic: boolean) {
  if (drivable !== "unknown") return drivable;
  if (airbags || leak !== undefined || unsafe.some((what) => STANDS.test(what))) return "no";
  return cosmetic && unsafe.length === 0 ? "yes" : "unknown";
}

/** Reads whether the car drives, whether airbags are out, and what makes driving dangerous. */
export function drivabilityIn(plain: string): Drivability {
  const airbags = AIRBAGS_OUT.test(plain) && !AIRBAGS_IN.test(plain);
  const dry = /\b(?:no|not|isn'?t|without)\b[^.,;]{0,12}\bleak\w*/.test(plain);
  return {
    drivable: NOT_DRIVABLE.test(plain) ? "no" : DRIVABLE.test(plain) ? "yes" : "unknown",
    airbags,
    leak: dry ? undefined : LEAKS.find(([, words]) => words.test(plain))?.[0],
    unsafe: UNSAFE.filter(([, words]) => words.test(plain)).map(([name]) => name),
  };
}
