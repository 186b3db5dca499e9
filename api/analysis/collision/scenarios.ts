/** How an accident came about, and the panels it usually hits, for when no panel is named. */
interface Scenario {
  name: string;
  words: RegExp;
  panels: readonly string[];
  /** The panels hit besides where it was a hard one; "fender 2" is both. */
  heavy?: readonly string[];
  /** Two bodies hit each other: what is dented is bent, and no paintless repair brings it back. */
  impact?: true;
  /** At such a speed or weight that what is named is more than scratched. */
  hard?: true;
}

const SCENARIOS: readonly Scenario[] = [
  { name: "Hail", words: /\bhail\w*/, panels: ["roof", "hood", "trunk"] },
  {
    name: "Rear-ended",
    impact: true,
    words:
      /\brear[- ]?ended\b|\b(?:hit|bumped|tapped|ran into|slammed)\b[^.]{0,30}\b(?:from behind|in the (?:back|rear)|my (?:back|rear))\b|\bbacked into (?:a|the|something)\b|\b(?:rear|back)[- ]end\b/,
    panels: ["bumper_rear", "trunk"],
    heavy: ["quarter_panel", "taillight"],
  },
  {
    name: "Hit at the side",
    impact: true,
    words: /\bt[- ]?boned?\b|\bhit\b[^.]{0,25}\b(?:the|my) (?:\w+ )?side\b|\bside ?(?:swip\w*|impact)\b|\bbroadside\w*/,
    panels: ["door", "quarter_panel"],
  },
  {
    name: "Hit an animal",
    impact: true,
    words: /\bdeer\b|\bhit (?:a|an) (?:animal|dog|elk|moose|cow|turkey)\b/,
    hard: true,
    panels: ["bumper_front", "hood", "headlight"],
  },
  {
    name: "Front collision",
    impact: true,
    words:
      /\bfront[- ]?end\b|\bfront (?:is |was |got |all )?(?:smashed|crushed|crumpled|caved|bashed)\b|\bhead[- ]?on\b|\b(?:hit|ran into|crashed into|rear[- ]ended) (?:a|an|the|another|someone)\b|\bfront of (?:my|the) (?:car|truck|suv|van)\b/,
    panels: ["bumper_front", "hood", "headlight"],
    heavy: ["grille", "fender 2", "radiator"],
  },
  { name: "Keyed", words: /\bkeyed\b|\bvandal\w*/, panels: ["door", "quarter_panel"] },
  { name: "Fender bender", words: /\bfender[- ]?bender\b/, panels: ["bumper_front"] },
  {
    name: "Parking lot damage",
    words: /\bparking (?:lot|garage)\b|\bshopping cart\b|\bhit and run\b/,
    panels: ["door"],
  },
  { name: "Curb strike", words: /\bcurb(?:ed)?\b|\bpot ?hole\b/, panels: ["wheel", "tire"] },
  {
    name: "Hit by another car",
    impact: true,
    words:
      /\b(?:backed|ran|crashed|slammed|drove|bumped|pulled|turned|merged|rolled|swerved) (?:out )?(?:in)?to (?:me|us|my|the side of my)\b|\b(?:someone|somebody|a (?:car|truck|driver|lady|guy|man|woman|teen\w*)|he|she|they) (?:just )?(?:hit|bumped|clipped|tapped) (?:me|us|my)\b|\b(?:got|was|been) hit\b/,
    panels: ["bumper", "panel"],
  },
  {
    name: "Rollover",
    impact: true,
    words: /\broll(?:ed)?[- ]?over\b|\bflipped\b/,
    panels: ["roof", "door", "pillar", "windshield"],
    hard: true,
  },
];

const HARD =
  /\bhead[- ]?on\b|\bt[- ]?boned?\b|\bhighway\b|\bfreeway\b|\bfront[- ]end collision\b|\b[3-9]\d ?mph\b|\bat [3-9]\d\b|\bfront[- ]end (?:is )?(?:gone|destroyed|crushed|smashed)\b|\brear[- ]?ended hard\b|\btotal(?:ed|led)\b/;

/** A panel that was probably hit, by its id, and how many of it. */
export interface HitPanel {
  id: string;
  count: number;
}

/** An accident told, with the place of its words; `wholeEnd` where a whole end of the car, or all of it, is said to be hit. */
export interface AccidentTold {
  name: string;
  panels: readonly HitPanel[];
  at: readonly [number, number];
  wholeEnd: boolean;
  impact: boolean;
  hard: boolean;
}

/** The accident an owner tells of, the most telling one. */
export function scenarioIn(plain: string): AccidentTold | undefined {
  for (const { name, words, panels, heavy = [], impact = false, hard = HARD.test(plain) } of SCENARIOS) {
    const match = words.exec(plain);
    if (match)
      return {
        name,
        panels: [...panels, ...(HARD.test(plain) ? heavy : [])].map(hitPanel),
        at: [match.index, match.index + match[0].length],
        impact,
        hard,
        wholeEnd:
          name === "Hail" || name === "Rollover" || /^(?:(?:front|rear|back)[- ]end|front .*ed)$/.test(match[0]),
      };
  }
  return undefined;
}

function hitPanel(hit: string): HitPanel {
  const [id = "", count = "1"] = hit.split(" ");
  return { id, count: Number(count) };
}
