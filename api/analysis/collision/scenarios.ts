import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { Cover } from "../knowledge/schemas/collision-files.ts";

const SCENARIOS = KNOWLEDGE.scenarios.map((scenario) => ({ ...scenario, words: new RegExp(scenario.words) }));
const HARD = new RegExp(KNOWLEDGE.hardWords);

/** A panel that was probably hit, by its id, and how many of it. */
export interface HitPanel {
  id: string;
  count: number;
}

/** An accident told, with the place of its words; `wholeEnd` where a whole end of the car, or all of it, is said to be hit. */
export interface AccidentTold {
  name: string;
  /** What such an accident mostly leads to. */
  usualWork: string;
  cover: Cover;
  panels: readonly HitPanel[];
  at: readonly [number, number];
  wholeEnd: boolean;
  impact: boolean;
  hard: boolean;
}

/** The accident an owner tells of, the most telling one. */
export function scenarioIn(plain: string): AccidentTold | undefined {
  const toldAsHard = HARD.test(plain);
  for (const { name, usualWork, cover, words, panels, heavy, impact, hard, whole } of SCENARIOS) {
    const match = words.exec(plain);
    if (match)
      return {
        ...{ name, usualWork, cover },
        panels: toldAsHard ? [...panels, ...heavy] : panels,
        at: [match.index, match.index + match[0].length],
        impact,
        hard: hard || toldAsHard,
        wholeEnd: whole || /^(?:(?:front|rear|back)[- ]end|front .*ed)$/.test(match[0]),
      };
  }
  return undefined;
}

/** An event that a language model read, by its id; undefined for one that is none of ours. */
export function eventById(id: string): AccidentTold | undefined {
  const event = SCENARIOS.find((one) => one.id === id);
  if (!event) return undefined;
  const { name, usualWork, cover, panels, impact, hard } = event;
  return { ...{ name, usualWork, cover, panels, impact, hard }, at: [0, 0], wholeEnd: false };
}
