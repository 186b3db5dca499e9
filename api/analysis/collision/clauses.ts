import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { BUMPER, PANELS } from "../knowledge/panels.ts";
import { stretchesOf } from "../reading/stretches.ts";
import { type Harm, harmIn } from "./severity.ts";

/** A piece of a sentence between commas and conjunctions, with its place in the text. */
export interface Clause {
  text: string;
  start: number;
  sentence: number;
  /** It says that something is not damaged. */
  denied: boolean;
  /** What it tells of damage. */
  harm: Harm;
}

const DENIED = new RegExp(KNOWLEDGE.damageWords.denied);
const NOT_ITSELF = new RegExp(KNOWLEDGE.damageWords.notItself, "g");

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
          if (/[a-z]/.test(text)) clauses.push({ text, start, sentence, denied: isDenied(text), harm: harmIn(text) });
          start += text.length;
        }
      }
    }
    sentence++;
  }
  return clauses;
}

/** "Mirror ripped off and scratch on door": two, since each half names a part and one is torn, the other only scratched. */
function halvesOf(clause: string): string[] {
  const at = clause.search(/\band\b/);
  const halves = [clause.slice(0, at), clause.slice(at)];
  const told = halves.filter(namesPart).map((half) => harmIn(half).severity);
  return at > 0 && told.includes("severe") && told.includes("light") ? halves : [clause];
}

/** Whether a panel is named. */
export const namesPart = (text: string) => BUMPER.test(text) || PANELS.some(({ words }) => words.test(text));

/** "The paint is fine" denies the paint alone, and "no paint damage" too: the dent stays. */
const isDenied = (clause: string) => DENIED.test(clause.replace(NOT_ITSELF, ""));
