import { KNOWLEDGE } from "../knowledge/load/compiled.ts";

const WORDS = KNOWLEDGE.partsWords;

/** Abbreviations of repair orders, sound-alikes and other names, as written → as the names of the repairs say it. */
export const SAME_WORD: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS.same).flatMap(([meant, written]) => written.map((word) => [word, meant])),
);

/** Words that neither name a repair nor speak against one: dropped from names and texts alike. */
export const SILENT: ReadonlySet<string> = new Set(WORDS.silent);

/** Words that rule out what follows: "no rotors", "not the struts", "already replaced the battery". */
export const RULING_OUT: ReadonlySet<string> = new Set(WORDS.rulingOut);

/** Axle, side and number: they place a repair, and stand in the names only where they tell two repairs apart. */
export const PLACING: ReadonlySet<string> = new Set(WORDS.placing);

/** Words of work that may follow any part: "brakes service". */
export const WORK_WORDS: ReadonlySet<string> = new Set(WORDS.work);

/** Words of talk rather than of parts: a clause with one of them is no wish we failed to understand. */
export const TALK: ReadonlySet<string> = new Set(WORDS.talk);

/** Everyday words that must not be taken for a misspelled part. */
export const EVERYDAY: ReadonlySet<string> = new Set(WORDS.everyday);
