import { KNOWLEDGE } from "../knowledge/load/compiled.ts";

/** What was hit, or hit the car, is no part of it: "on a pillar", "a garage door", "his door". */
const OBSTACLES = new RegExp(KNOWLEDGE.damageWords.obstacles, "g");

/** A clause with such words blanked, every other word at its old place. */
export const withoutObstacles = (clause: string) => clause.replace(OBSTACLES, (words) => " ".repeat(words.length));
