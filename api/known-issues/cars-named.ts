import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { nameKey } from "../analysis/vehicle/name-key.ts";
import { BADGES, MAKE_NICKNAMES } from "../analysis/vehicle/nicknames.ts";
import { resolveModel } from "../analysis/vehicle/resolve-model.ts";

/** The make that NHTSA writes so, as the catalogue spells it; undefined for buses, trailers and makes we do not have. */
export function makeNamed(make: string): string | undefined {
  const key = nameKey(make);
  return MAKES.get(key) ?? (Object.hasOwn(MAKE_NICKNAMES, key) ? MAKE_NICKNAMES[key] : undefined);
}

/**
 * The catalogue's models that NHTSA means by `model`: of "CR-V" and "F-150 SUPERCREW" one, of "SILVERADO" every Silverado,
 * for it does not say which. Unlike what owners type nothing is taken for a slip of the finger: NHTSA makes few, and a
 * recall of another car must not be told of this one. None for a model that the catalogue does not have.
 */
export function modelsNamed(make: string, model: string): readonly string[] {
  const typed = nameKey(model);
  if (typed === "") return [];
  const models = modelsOf(make).map((name) => ({ name, key: nameKey(name) }));
  const same = models.find(({ key }) => key === typed);
  if (same) return [same.name];
  const family =
    typed.length < LEAST_OF_A_FAMILY
      ? []
      : models.filter(({ name, key }) => key.startsWith(typed) && endsWord(name, typed.length));
  if (family.length > 0) return family.map(({ name }) => name);
  const words = model.trim().split(/\s+/);
  for (let count = words.length - 1; count > 0; count--) {
    const shorter = nameKey(words.slice(0, count).join(" "));
    const found = models.find(({ key }) => key === shorter);
    if (found) return [found.name];
  }
  // "328I" and "E 350" are badges, which lead to a series.
  return (BADGES[make] ?? []).some(([badge]) => badge.test(typed))
    ? [resolveModel(make, model).model ?? []].flat()
    : [];
}

/** Letters and digits that a family's name has at least: "F" alone could be any Ford truck. */
const LEAST_OF_A_FAMILY = 3;

const MAKES = new Map(makes.map((make) => [nameKey(make), make]));

/** Whether a word of `name` ends where so many letters and digits of it are over, or digits turn into letters. */
function endsWord(name: string, letters: number): boolean {
  let passed = 0;
  for (const [at, sign] of [...name].entries()) {
    if (nameKey(sign) !== "") passed += 1;
    if (passed < letters) continue;
    const [here, next = " "] = [name.charAt(at), name.charAt(at + 1)];
    return !/[a-z0-9]/i.test(next) || (/\d/.test(here) && /[a-z]/i.test(next));
  }
  return false;
}
