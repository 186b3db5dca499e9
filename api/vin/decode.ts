import { latestYear } from "#shared/catalogue/years.ts";
import type { Element } from "./tables/elements.ts";
import { type MakersCode, type Tables, tables, type Value } from "./tables/read-tables.ts";

/** What the tables say of a VIN. Without a maker's code it is of nobody they know. */
export interface Decoded {
  makersCode?: MakersCode;
  /** Undefined where its letter means no year. */
  year?: number;
  says: Partial<Record<Element, string>>;
}

/** Looks a VIN of 17 allowed characters up. */
export function decode(vin: string, today: Date, from: Tables = tables()): Decoded {
  // A maker of fewer than 500 a year has a 9 in the third place, and three more characters of its code further on.
  const short = vin.slice(0, 3);
  const code = short[2] === "9" ? short + vin.slice(11, 14) : short;
  const makersCode = from.makersCode(code);
  const [first, ...others] = yearsOf(vin, today);
  if (!makersCode || first === undefined) return { ...(makersCode && { makersCode }), year: first, says: {} };
  const readings = [first, ...others].map((year) => ({ makersCode, year, says: reading(vin, code, year, from) }));
  return readings.find(({ says }) => says.model !== undefined) ?? readings[0]!;
}

const YEAR_LETTERS = "ABCDEFGHJKLMNPRSTVWXY123456789";

/**
 * The model years that a VIN may be of, the likeliest first: its letter comes again after thirty years, and since 2010 cars
 * have a letter in the seventh place, where they had a digit before. Heavier ones need not keep to that.
 */
function yearsOf(vin: string, today: Date): number[] {
  const at = YEAR_LETTERS.indexOf(vin[9]!);
  if (at < 0) return [];
  const cycle = [1980 + at, 2010 + at];
  const likeliest = /\d/.test(vin[6]!) ? cycle : cycle.reverse();
  // Next year's models are sold from January on.
  return likeliest.filter((year) => year > 1980 && year <= latestYear(today) + 1);
}

interface Match {
  element: Element;
  text: string;
  /** How many places its pattern names: of two that fit the one that names more is meant. */
  named: number;
}

function reading(vin: string, code: string, year: number, from: Tables): Decoded["says"] {
  const key = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  const lists = from.schemas(code, year).map((list) => list.flatMap((value) => matchesOf(value, key)));
  const named = (list: readonly Match[]) =>
    Math.max(...list.filter(({ element }) => element === "model").map((match) => match.named));
  // A list is of one model or a few; those of plants name none. Of two that fit, the one that knows more of the car is meant.
  const [ofModel = []] = lists
    .filter((list) => list.some(({ element }) => element === "model"))
    .sort((a, b) => named(b) - named(a) || b.length - a.length);
  const ofNone = lists.filter((list) => list.every(({ element }) => element !== "model")).flat();
  const says: Decoded["says"] = {};
  const take = (matches: readonly Match[]) => {
    for (const { element, text } of [...matches].sort((a, b) => b.named - a.named)) says[element] ??= text;
  };
  take(ofModel);
  if (says.engineModel !== undefined)
    for (const { element, text } of from.engine(says.engineModel)) says[element] ??= text;
  take(ofNone);
  return says;
}

function matchesOf({ element, text, keys }: Value, key: string): Match[] {
  const named = Math.max(...keys.map((pattern) => placesNamed(pattern, key)));
  return named >= 0 ? [{ element, text, named }] : [];
}

/** How many places of the key a pattern ("*[FW]1C|*A") names, all of which fit; -1 where one does not. */
function placesNamed(pattern: string, key: string): number {
  let named = 0;
  let place = 0;
  for (let at = 0; at < pattern.length; at++, place++) {
    const sign = pattern[at]!;
    if (sign === "*") continue;
    if (sign === "[") {
      const end = pattern.indexOf("]", at);
      if (end < 0 || !isIn(pattern.slice(at + 1, end), key[place])) return -1;
      at = end;
    } else if (sign !== key[place]) return -1;
    named++;
  }
  return named;
}

/** "A-HJ" holds H. */
function isIn(set: string, sign: string | undefined): boolean {
  if (sign === undefined) return false;
  for (let at = 0; at < set.length; at++) {
    if (set[at + 1] === "-" && set[at + 2] !== undefined) {
      if (set[at]! <= sign && sign <= set[at + 2]!) return true;
      at += 2;
    } else if (set[at] === sign) return true;
  }
  return false;
}
