import { KNOWLEDGE } from "../knowledge/load/compiled.ts";

/** What people call a make → the catalogue's name. Keys are name keys. */
export const MAKE_NICKNAMES: Readonly<Record<string, string>> = KNOWLEDGE.nicknames.makes;

/** Badges and other names that lead to a model: a pattern over the typed name's key → the catalogue's name. */
export const BADGES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = Object.fromEntries(
  Object.entries(KNOWLEDGE.nicknames.badges).map(([make, badges]) => [
    make,
    badges.map(({ typed, model }) => [new RegExp(typed), model] as const),
  ]),
);
