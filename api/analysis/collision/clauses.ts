import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { BUMPER, PANELS } from "../knowledge/panels.ts";
import { blanked } from "../reading/blanked.ts";
import { stretchesOf } from "../reading/stretches.ts";
import { type DamageSigns, damageSignsIn } from "./severity.ts";

/** A piece of a sentence between commas and conjunctions, with its place in the text. */
export interface Clause {
  text: string;
  start: number;
  sentence: number;
  /** It says that something is not damaged. */
  denied: boolean;
  /** It names a part of the car. */
  names: boolean;
  /** What it tells of damage. */
  harm: DamageSigns;
}

const DENIED = new RegExp(KNOWLEDGE.damageWords.denied);
const BARELY_DENIED = new RegExp(KNOWLEDGE.damageWords.deniedBarely);
const DENIED_AHEAD = new RegExp(KNOWLEDGE.damageWords.deniedAhead);
const NOT_ITSELF = new RegExp(KNOWLEDGE.damageWords.notItself, "g");

/** What was hit, or hit the car, is no part of it: "on a pillar", "a garage door", "his door". */
const OBSTACLES = new RegExp(KNOWLEDGE.damageWords.obstacles, "g");

/** The words of a clause with such words blanked. */
export const withoutObstacles = (clause: string) => blanked(clause, OBSTACLES);

/** Characters of the longest clause that is read in one. */
const LONGEST_CLAUSE = 400;

/** Clauses of a normalized text. "No damage to the frame" is denied; "not drivable" and "does not close" are not. */
export function clausesOf(plain: string): Clause[] {
  const clauses: Clause[] = [];
  let sentence = 0;
  for (const part of plain.matchAll(/[^.!?\n]+[.!?\n]*/g)) {
    for (const match of part[0].matchAll(/(?:(?!,|;|\bbut\b|\bthen\b|\balthough\b|\bexcept\b).)+/g)) {
      for (const stretch of stretchesOf(match[0], LONGEST_CLAUSE)) {
        let start = part.index + match.index + stretch.start;
        for (const text of halvesOf(stretch.text)) {
          if (/[a-z]/.test(text)) clauses.push(clauseOf(text, start, sentence));
          start += text.length;
        }
      }
    }
    sentence++;
  }
  return withListsDenied(clauses);
}

function clauseOf(text: string, start: number, sentence: number): Clause {
  const harm = damageSignsIn(text);
  const denied = isDenied(text) || (harm.severity === "unknown" && BARELY_DENIED.test(text));
  return { text, start, sentence, denied, harm, names: namesPart(withoutObstacles(text)) };
}

/**
 * A list is denied as a whole, whether at its end or its head: "bumper, light, door not touched", "no damage to hood,
 * grille or lights". Only in one pass each way, so that a long text takes no longer than its length.
 */
function withListsDenied(clauses: Clause[]): Clause[] {
  for (let at = clauses.length - 2; at >= 0; at--) {
    const behind = clauses[at + 1]!;
    if (behind.denied && isItem(clauses[at]!, behind) && !ONLY.test(clauses[at]!.text)) clauses[at]!.denied = true;
  }
  let isAhead = false;
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const goesOn: boolean = isAhead && before !== undefined && isItem(clause, before) && !ONLY.test(clause.text);
    isAhead = goesOn || (clause.denied && DENIED_AHEAD.test(clause.text) && clause.names);
    if (goesOn) clause.denied = true;
  }
  return clauses;
}

const ONLY = /\b(?:just|only|mainly|mostly)\b/;
/** Words that stand beside the name of a part in a list. */
const BESIDE_NAMES = /\b(?:and|or|nor|the|my|any|all|both|left|right|front|rear|back|side|driver|passenger|s)\b/g;

/** Names a part, or is a single word, and tells nothing that became of it, in the sentence of `other`. */
function isItem({ text, sentence, harm }: Clause, other: Clause) {
  if (sentence !== other.sentence || harm.severity !== "unknown" || text.length > ITEM_LENGTH) return false;
  const left = EVERY_NAME.reduce((rest, name) => rest.replace(name, " "), text).replace(BESIDE_NAMES, " ");
  return wordsIn(left) <= (namesPart(text) ? 0 : 1);
}

/** Characters of the longest item. */
const ITEM_LENGTH = 60;
const EVERY_NAME = [BUMPER, ...PANELS.map(({ words }) => words)].map(({ source }) => new RegExp(source, "g"));
const wordsIn = (text: string) => text.match(/[a-z']+/g)?.length ?? 0;

/**
 * "Mirror ripped off and scratch on door": two, since each half names a part and tells of it what the other does not.
 */
function halvesOf(clause: string): string[] {
  const at = clause.search(/\band\b/);
  const halves = [clause.slice(0, at), clause.slice(at)];
  const told = new Set(halves.filter(namesPart).map((half) => damageSignsIn(half).severity));
  return at > 0 && told.has("severe") && told.has("light") ? halves : [clause];
}

/** Whether a panel is named. */
const namesPart = (text: string) => BUMPER.test(text) || PANELS.some(({ words }) => words.test(text));

/** "The paint is fine" denies the paint alone, and "no paint damage" too: the dent stays. */
const isDenied = (clause: string) => DENIED.test(clause.replace(NOT_ITSELF, ""));
