/** How an accident came about, and the panels it usually hits, for when no panel is named. */
interface Scenario {
  name: string;
  words: RegExp;
  panels: readonly string[];
}

const SCENARIOS: readonly Scenario[] = [
  { name: "Hail", words: /\bhail\w*/, panels: ["roof", "hood", "trunk"] },
  {
    name: "Rear-ended",
    words:
      /\brear[- ]?ended\b|\b(?:hit|bumped|tapped|ran into|slammed)\b[^.]{0,30}\b(?:from behind|in the (?:back|rear)|my (?:back|rear))\b|\bbacked into (?:a|the|something)\b|\b(?:rear|back)[- ]end\b/,
    panels: ["bumper_rear", "trunk"],
  },
  {
    name: "Hit at the side",
    words: /\bt[- ]?boned?\b|\bhit\b[^.]{0,25}\b(?:the|my) (?:\w+ )?side\b|\bside ?(?:swip\w*|impact)\b|\bbroadside\w*/,
    panels: ["door", "quarter_panel"],
  },
  {
    name: "Hit an animal",
    words: /\bdeer\b|\bhit (?:a|an) (?:animal|dog|elk|moose|cow|turkey)\b/,
    panels: ["bumper_front", "hood", "headlight"],
  },
  {
    name: "Front collision",
    words:
      /\bfront[- ]?end\b|\bhead[- ]?on\b|\b(?:hit|ran into|crashed into|rear[- ]ended) (?:a|an|the|another|someone)\b|\bfront of (?:my|the) (?:car|truck|suv|van)\b/,
    panels: ["bumper_front", "hood", "headlight"],
  },
  { name: "Keyed", words: /\bkeyed\b|\bvandal\w*/, panels: ["door", "quarter_panel"] },
  { name: "Fender bender", words: /\bfender[- ]?bender\b/, panels: ["bumper_front"] },
  {
    name: "Parking lot damage",
    words: /\bparking (?:lot|garage)\b|\bshopping cart\b|\bhit and run\b/,
    panels: ["door"],
  },
  { name: "Curb strike", words: /\bcurb(?:ed)?\b|\bpot ?hole\b/, panels: ["wheel", "tire"] },
  { name: "Rollover", words: /\broll(?:ed)?[- ]?over\b|\bflipped\b/, panels: ["roof", "door", "pillar", "windshield"] },
];

/** An accident told, with the place of its words; `wholeEnd` where a whole end of the car is said to be hit. */
interface AccidentTold {
  name: string;
  panels: readonly string[];
  at: readonly [number, number];
  wholeEnd: boolean;
}

/** The accident an owner tells of, the most telling one. */
export function scenarioIn(plain: string): AccidentTold | undefined {
  for (const { name, words, panels } of SCENARIOS) {
    const match = words.exec(plain);
    if (match)
      return {
        name,
        panels,
        at: [match.index, match.index + match[0].length],
        wholeEnd: /^(?:front|rear|back)[- ]end$/.test(match[0]),
      };
  }
  return undefined;
}
