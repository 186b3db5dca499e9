import { makes } from "#shared/catalogue/catalogue.ts";
import { latestYear } from "#shared/catalogue/years.ts";
import type { Vehicle } from "../../analysis/input.ts";

/** What a line says before and after its first colon. */
export interface DiagnoseLine {
  vehicle: Vehicle;
  zip: string;
  text: string;
}

/** Paradise Valley, AZ: the ZIP of the specification's examples, for a line that names none. */
const DEFAULT_ZIP = "85253";
const YEAR = /\b(19[5-9]\d|20\d\d)\b/;
const MILES = /(?<![\d,-])(\d{1,3}(?:,\d{3})+|\d+)\s*(k\b|k?\s*(?:miles|mi)\b)/i;
const ZIP = /\b\d{5}(?:-\d{4})?\b/;

/**
 * "2012 Honda Civic, 98000 miles, 85253: squeals when I brake" → car, ZIP, words. Throws a sentence that says what is
 * missing.
 */
export function readLine(line: string): DiagnoseLine {
  const colon = line.indexOf(":");
  const head = colon < 0 ? line : line.slice(0, colon);
  const year = YEAR.exec(head)?.[0];
  if (!year) throw new Error('Start with the car: "2012 Honda Civic, 98000 miles, 85253: squeals when I brake"');
  const miles = MILES.exec(head);
  const withoutMiles = head.replace(MILES, " ");
  const zip = ZIP.exec(withoutMiles)?.[0] ?? DEFAULT_ZIP;
  const name = withoutMiles
    .replace(ZIP, " ")
    .replace(YEAR, " ")
    .replace(/[\s,;]+/g, " ")
    .trim();
  const { make, model } = named(name);
  if (!make) throw new Error(`Name the make and model beside the year, for example "${latestYear()} Honda Civic"`);
  return {
    vehicle: { year: Number(year), make, model, ...(miles ? { mileage: milesOf(miles) } : {}) },
    zip,
    text: colon < 0 ? "" : line.slice(colon + 1).trim(),
  };
}

function milesOf([, digits, unit]: RegExpExecArray): number {
  const number = Number(digits!.replace(/[, ]/g, ""));
  return Math.round(/^k/i.test(unit!) ? number * 1000 : number);
}

/** The longest make of the catalogue that the name starts with ("Land Rover Discovery"), else its first word. */
function named(name: string): { make: string; model: string } {
  const known = makes
    .filter((make) => name.toLowerCase().startsWith(make.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0];
  const make = known ?? name.split(" ")[0] ?? "";
  return { make, model: name.slice(make.length).trim() };
}
