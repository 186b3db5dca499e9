import type { Panel } from "../knowledge/panels.ts";
import type { Damage } from "./read-damage.ts";

/** Where on the car a named part is: the words of side and end around its name. */

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

const WITH_ENDS = new Set(["door", "wheel", "tire", "suspension", "door_glass", "sensor"]);

/** "The driver door" is the front one. */
export function endIn(said: string, { id }: Panel): Damage["end"] {
  if (!WITH_ENDS.has(id)) return undefined;
  if (/\b(?:rear|slid\w+)\b|(?<!\b(?:push(?:ed)?|bent|moved|knocked|set) )\bback\b/.test(said)) return "rear";
  return /\bfront\b|\b(?:driver|passenger)(?: s)? doors?\b/.test(said) ? "front" : undefined;
}
