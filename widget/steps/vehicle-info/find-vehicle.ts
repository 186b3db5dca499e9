import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { once } from "#shared/once.ts";

/** What is sure of a vehicle typed in a few letters, and what it might be where more than one model fits. */
export interface Found {
  readonly year?: string;
  readonly make?: string;
  readonly model?: string;
  /** Models that begin so, when there are several; none where one was found, or nothing. */
  readonly several: readonly string[];
}

/** What people call makes, as letters and digits alone. */
const SHORT_NAMES: Record<string, string> = { vw: "volkswagen", chevy: "chevrolet", mercedes: "mercedesbenz" };

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
const cars = once(() =>
  makes.flatMap((make) => modelsOf(make).map((model) => ({ make, model, names: [plain(model), plain(make + model)] }))),
);

/** "12 civ", "honda civic 2012", "f150", "'98 vw jet" → what they name. The year must be among `years`. */
export function findVehicle(typed: string, years: readonly string[]): Found {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const at = words.findIndex((word, index) => yearOf(word, index, years));
  const year = words[at] && yearOf(words[at], at, years);
  const rest = words.filter((_, index) => index !== at).map(plain);
  const name = [SHORT_NAMES[rest[0] ?? ""] ?? rest[0], ...rest.slice(1)];
  return { ...(year && { year }), ...findName(name) };
}

/** Two digits are a year where they stand first or after an apostrophe: a Mazda 3 and an Audi 80 are none. */
function yearOf(word: string, index: number, years: readonly string[]): string | undefined {
  if (/^\d{4}$/.test(word)) return years.find((year) => year === word);
  const [, digits] = (index === 0 ? /^['’]?(\d\d)$/ : /^['’](\d\d)$/).exec(word) ?? [];
  return digits && years.find((year) => year.endsWith(digits));
}

/** Drops words from the end, such as a trim level, until something begins so. */
function findName(words: readonly (string | undefined)[]): Omit<Found, "year"> {
  const name = words.join("");
  if (!name) return { several: [] };
  const make = makes.find((each) => plain(each) === name);
  if (make) return { make, several: [] };
  const exact = cars().filter(({ names }) => names.includes(name));
  const fit = exact.length > 0 ? exact : cars().filter(({ names }) => names.some((each) => each.startsWith(name)));
  const [first] = fit;
  if (!first) return findName(words.slice(0, -1));
  const sameMake = fit.every((car) => car.make === first.make) && { make: first.make };
  // "Jetta" is meant where "Jetta SportWagen" fits too.
  const ofOneName = fit.every(({ model }) => model.startsWith(first.model));
  if (sameMake && ofOneName) return { make: first.make, model: first.model, several: [] };
  const allOfMake = fit.length === modelsOf(first.make).length;
  return { ...sameMake, several: sameMake && allOfMake ? [] : fit.map(({ model }) => model) };
}
