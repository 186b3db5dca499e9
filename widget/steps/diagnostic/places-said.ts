import type { Side } from "../../ui/CarPlace/zones.ts";

export type Axle = "front" | "rear" | undefined;

/** Both or none said: neither is meant alone. */
const oneOf = <T>(text: string, one: RegExp, other: RegExp, names: readonly [T, T]): T | undefined => {
  const [isOne, isOther] = [one.test(text), other.test(text)];
  return isOne === isOther ? undefined : isOne ? names[0] : names[1];
};

export const axleIn = (text: string): Axle => oneOf(text, /\bfront\b/i, /\b(rear|back)\b/i, ["front", "rear"] as const);

/** The side that a name says; what is "left on" is on no side, and driver assistance is none either. */
export const sideIn = (name: string): Side | undefined =>
  oneOf(
    name,
    /\bleft\b(?! (on|off|open|running)\b)|\bdriver['’]s\b|\bdrivers?[- ](side|door)\b/i,
    /\bright\b|\bpassenger['’]s\b|\bpassengers?[- ](side|door)\b/i,
    ["left", "right"],
  );

/** The side that an owner's words say: "I left the car" and "right away" say none. */
export const sideInSentence = (words: string): Side | undefined =>
  oneOf(words, said("left"), said("right"), ["left", "right"]);

const OWNER = { left: "driver", right: "passenger" };
const said = (side: Side) =>
  new RegExp(
    String.raw`\b${side}[- ](side|hand|front|rear|back|wheel|tire|door|fender|mirror|headlight|corner)\b` +
      String.raw`|\b(front|rear|back|(on|to|from|at) (the|my)) ${side}\b` +
      String.raw`|\b${OWNER[side]}['’]s\b|\b${OWNER[side]}s?[- ](side|door)\b`,
    "i",
  );
