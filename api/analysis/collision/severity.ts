import type { DamageArea } from "#shared/schemas/diagnostic.ts";

export type Severity = DamageArea["severity"];

/** What was said of the damage at one place. */
export interface Harm {
  severity: Severity;
  dent: boolean;
  /** Paint broken: scratched, scraped, peeling. */
  paint: boolean;
  /** The owner says the paint is whole. */
  paintWhole: boolean;
  /** Broken plastic, glass or lamp. */
  broken: boolean;
  /** Through to metal, keyed, a gouge: no polish takes it out. */
  deep: boolean;
  /** May polish out: scuff, transfer. */
  surface: boolean;
  hail: boolean;
  /** Pushed in, folded or torn: no paintless repair brings it back. */
  bent?: boolean;
  /** The owner says that a new part is needed. */
  replace?: boolean;
}

const LIGHT =
  /\b(?:scratch\w*|scuff\w*|scrap(?:e|es|ed|ing)\b|ding(?:s|ed)?|chip(?:s|ped)?|paint transfer|rub(?:bed)?|swirl\w*|curb(?:ed)? rash|key(?:ed)|peel\w*|rash|nick\w*|touch ?up)\b/;
const MODERATE =
  /\b(?:dent\w*|crack\w*|bent|push(?:ed)? (?:in(?:to)?|back|up)|broke(?:n)?|creas\w*|loose|hang(?:s|ing)|hole|goug\w*|torn|tear|misalign\w*|gaps?|pop(?:ped)? (?:out|off)|bust\w*|punctur\w*|slash\w*|drag(?:s|ging)|knock(?:ed)? (?:off|out|loose)|hail)\b/;
const SEVERE =
  /\b(?:smash\w*|crush\w*|destroy\w*|shatter\w*|mangl\w*|cav(?:ed|ing)|crumpl\w*|buckl\w*|rip(?:ped)? (?:off|apart)|torn off|t(?:ore|orn) off|total(?:ed|led)|demolish\w*|wreck(?:ed)\b|fold(?:ed)|bash\w* in|fell off|came off|missing|gone|deploy\w*|went off|snapp?ed|collaps\w*)\b/;
const SMALLER =
  /\b(?:minor|small|slight(?:ly)?|tiny|little|light(?:ly)?(?! (?:is|are|was|were|broke\w*|crack\w*|smash\w*|out|not))|superficial|barely|half inch|1 inch|one inch|quarter size|size of a (?:quarter|dime|nickel|penny|coin|golf ball|marble)|(?:quarter|dime|nickel|penny|coin|golf ?ball|marble|pea)[- ]?sized?)\b/;
const LARGER =
  /\b(?:bad(?:ly)?|major|severe(?:ly)?|heav(?:y|ily)|huge|massive|really bad|completely|extensive(?:ly)?)\b/;

/** The harm a clause tells of: the worst word counts, "small" and "badly" move it. */
export function harmIn(clause: string): Harm {
  return {
    severity: severityOf(clause),
    bent: /\bpush(?:ed)? (?:in(?:to)?|back|up)|\bbent\b|\btorn\b|\btear\b|\btwist\w*|\bfolded|\bbuckl\w*|\bcav(?:ed|ing)/.test(
      clause,
    ),
    replace: saysNew(clause),
    dent: /\bdent\w*|\bding\w*|\bcreas\w*|\bhail|\bpush(?:ed)? in|\bcav(?:ed|ing)/.test(clause),
    paint:
      /\bscratch\w*|\bscrap(?:e|ed|es|ing)\b|\bscuff\w*|\bkeyed|\bpeel\w*|\bpaint (?:is |was )?(?:off|chipped|gone|damage)|\bbare metal|\bprimer|\bchip(?:ped|s)?\b/.test(
        clause,
      ),
    paintWhole:
      /\b(?:paint(?:'?s)? (?:is |was |looks )?(?:still )?(?:fine|ok|okay|good|intact|whole|not (?:broken|cracked|chipped|damaged|scratched))|(?:no|without(?: any)?) (?:paint (?:damage|chip\w*|broken|missing|loss|off)|(?:broken|cracked|chipped) paint)|didn'?t (?:break|crack|chip) the paint|no scratch\w*|pdr\b|paintless)/.test(
        clause,
      ),
    broken:
      /\bcrack\w*|\bbroke\w*|\bshatter\w*|\bbust\w*|\bsmash\w*|\bhole|\btorn|\bmissing|\bgone|\bsnapp?ed|\bhang\w*|\bknock(?:ed)? (?:off|out)/.test(
        clause,
      ),
    deep: /\bdeep\w*|\bkeyed|\bbare metal|\bto the metal|\bprimer|\bgoug\w*|\bthrough the paint/.test(clause),
    surface:
      /\bpaint transfer|\brub(?:bed)?\b|\bswirl\w*|\bsurface|\bbuff|\bpolish|\b(?:light|minor|hairline|superficial) (?:scratch|scuff)\w*|\bclear ?coat|\bbarely feel/.test(
        clause,
      ),
    hail: /\bhail/.test(clause),
  };
}

function severityOf(clause: string): Severity {
  if (SEVERE.test(clause)) return "severe";
  const raised = LARGER.test(clause);
  const lowered = SMALLER.test(clause);
  if (MODERATE.test(clause)) return raised ? "severe" : lowered ? "light" : "moderate";
  if (LIGHT.test(clause)) return raised ? "moderate" : "light";
  if (/\bdamag\w*/.test(clause)) return raised ? "severe" : lowered ? "light" : "unknown";
  return saysNew(clause) ? "moderate" : "unknown";
}

/** "Needs a new one", "has to be replaced", "must be cut out and welded": the owner or a shop has decided it. */
const saysNew = (clause: string) =>
  /\breplac\w*|\bneeds? (?:a |an )?new\b|\ba new one\b|\bcut (?:out|off)\b|\bsectioned\b|\bweld(?:ed)? (?:in |on )?(?:a )?new\b/.test(
    clause,
  ) && !/\b(?:not|n'?t|without|or|if) (?:\w+ ){0,3}replac\w*|\breplac\w* or\b/.test(clause);

export const NO_HARM: Harm = {
  severity: "unknown",
  dent: false,
  paint: false,
  paintWhole: false,
  broken: false,
  deep: false,
  surface: false,
  hail: false,
};
