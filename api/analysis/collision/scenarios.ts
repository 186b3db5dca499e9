import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Cover } from "../knowledge/schemas/collision-files.ts";

const SCENARIOS = KNOWLEDGE.scenarios.map(({ words, wordsBesides, ...scenario }) => ({
  ...scenario,
  words: new RegExp(words),
  wordsBesides: wordsBesides === undefined ? undefined : new RegExp(wordsBesides),
}));
const HARD = new RegExp(KNOWLEDGE.hardWords);

/** A panel that was probably hit, by its id, and how many of it. */
export interface HitPanel {
  id: string;
  count: number;
}

/** An accident told, with the place of its words; `wholeEnd` where a whole end of the car is said to be hit. */
export interface AccidentTold
  extends Pick<
    (typeof SCENARIOS)[number],
    "name" | "usualWork" | "impact" | "hard" | "whole" | "instead" | "besides" | "stands" | "writtenOff"
  > {
  cover: Cover;
  panels: readonly HitPanel[];
  at: readonly [number, number];
  wholeEnd: boolean;
}

/** The accident an owner tells of, the most telling one. */
export function scenarioIn(plain: string): AccidentTold | undefined {
  const toldAsHard = HARD.test(plain);
  for (const { words, wordsBesides, heavy, ...scenario } of SCENARIOS) {
    const match = words.exec(plain);
    if (!match || wordsBesides?.test(plain) === false) continue;
    return {
      ...scenario,
      panels: toldAsHard ? [...scenario.panels, ...heavy] : scenario.panels,
      at: [match.index, match.index + match[0].length],
      hard: scenario.hard || toldAsHard,
      wholeEnd: /^(?:(?:front|rear|back)[- ]end|front .*ed)$/.test(match[0]),
    };
  }
  return undefined;
}

/** An event that a language model read, by its id; undefined for one that is none of ours. */
export function eventById(id: string): AccidentTold | undefined {
  const event = SCENARIOS.find((one) => one.id === id);
  return event && { ...event, at: [0, 0], wholeEnd: false };
}
