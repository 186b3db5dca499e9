import type { Panel } from "../knowledge/panels.ts";
import { blanked } from "../reading/blanked.ts";
import { withoutFalsePlaces } from "../reading/places.ts";
import type { Clause } from "./clauses.ts";
import type { Damage } from "./damage.ts";
import type { AccidentTold } from "./scenarios.ts";

/** Where on the car a named part is: the words of side and end around its name. */

const OTHER_CARS_REAR = /\b(?:rear|back|behind)/g;

/** The words of a clause, each at its place, without those of side and end that tell of other things than this car. */
export function ofThisCar({ text, start }: Clause, accident: AccidentTold | undefined): string {
  const own = withoutFalsePlaces(text);
  if (!accident?.panels.some(({ id }) => id === "bumper_front")) return own;
  // "I rear-ended someone and the bumper cracked": the rear is the other car's.
  const [from, to] = accident.at.map((at) => Math.max(0, at - start)) as [number, number];
  return own.slice(0, from) + blanked(own.slice(from, to), OTHER_CARS_REAR) + own.slice(to);
}

/** "Both", and no other part between it and this one. */
export const BOTH = /\bboth (?:(?:of|the|my|front|rear|back|left|right|side|driver|passenger|s) ?)*$/;
export const LEFT = /\b(?:left|driver)/;
export const RIGHT = /\b(?:right|passenger)/;

/** The side said before the panel in its clause, or right behind it; "both doors on the passenger side" are of one. */
export function sideIn(clause: string, at: number, length: number, two: boolean): Damage["side"] {
  const nearby = [clause.slice(Math.max(0, at - 28), at + length + 28), clause.slice(0, at)];
  const told = nearby
    .map((words) => [LEFT.test(words), RIGHT.test(words)] as const)
    .find(([left, right]) => left !== right);
  if (told) return told[0] ? "left" : "right";
  return two ? "both" : undefined;
}

/** Parts of which there is one at the front and one at the rear. */
const WITH_ENDS = new Set(["door", "wheel", "tire", "suspension", "door_glass", "sensor"]);

export const hasEnds = ({ id }: Panel) => WITH_ENDS.has(id);

/** "The driver door" is the front one. */
export function endIn(said: string, panel: Panel): Damage["end"] {
  if (!hasEnds(panel)) return undefined;
  if (/\b(?:rear|slid\w+)\b|(?<!\b(?:push(?:ed)?|bent|moved|knocked|set) )\bback\b/.test(said)) return "rear";
  return /\bfront\b|\b(?:driver|passenger)(?: s)? doors?\b/.test(said) ? "front" : undefined;
}
