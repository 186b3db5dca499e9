import { KNOWLEDGE } from "../load/compiled.ts";

/** Trouble codes with what they say. */
type Codes = Readonly<Record<string, string>>;

/** The codes with a meaning here, by system. No code stands in two of them. */
export const CODES_BY_SYSTEM: readonly Codes[] = Object.values(KNOWLEDGE.codes);

/**
 * Codes that each maker defines for itself (P1, P3, most C and B), where one meaning is well known. The same code may
 * mean something else on another make.
 */
export const MAKERS_CODES: readonly { maker: string; makes: readonly string[]; codes: Codes }[] = KNOWLEDGE.makersCodes;

const MEANINGS: ReadonlyMap<string, string> = new Map(CODES_BY_SYSTEM.flatMap((codes) => Object.entries(codes)));

/**
 * What a trouble code says, in a few plain words: "P0420" → "The catalytic converter cleans too little (bank 1)".
 * The meanings are those of SAE J2012; a maker's own code is told for that `make` (as the catalogue spells it) with the
 * maker's name: "P1326" → "Engine bearings knock: protection mode (Hyundai and Kia)". A code narrows the search and does
 * not name the part. Undefined where the code is rare or means nothing well known on this make.
 */
export function meaningOf(code: string, make?: string): string | undefined {
  const key = code.trim().toUpperCase();
  return MEANINGS.get(key) ?? makersMeaning(key, make);
}

function makersMeaning(code: string, make?: string): string | undefined {
  const found = MAKERS_CODES.find(({ makes, codes }) => code in codes && (!make || makes.includes(make)));
  const meaning = found?.codes[code];
  if (!found || !meaning) return undefined;
  return meaning.endsWith(")") ? `${meaning.slice(0, -1)}, ${found.maker})` : `${meaning} (${found.maker})`;
}
