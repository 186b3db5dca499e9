/** Trouble codes with what they say. */
export type Codes = Readonly<Record<string, string>>;

/** What SAE J2012 says of a circuit over and over, in its usual order. A blank fault leaves its code out. */
export const SENSOR = [
  ": electrical fault",
  " reads implausibly",
  ": signal too low",
  ": signal too high",
  ": signal comes and goes",
] as const;
export const SPEED_SENSOR = [
  ": electrical fault",
  " reads implausibly",
  ": no signal",
  ": signal comes and goes",
] as const;
export const CONTROL = [
  ": electrical fault",
  " does not act as it should",
  ": signal too low",
  ": signal too high",
] as const;
export const SIMPLE_CONTROL = [": electrical fault", ": signal too low", ": signal too high"] as const;
export const SOLENOID = [" fault", " stuck off", " stuck on", ": electrical fault", ": signal comes and goes"] as const;

/** Consecutive codes of one part: `run("P0115", "Coolant temperature sensor", SENSOR)` is P0115 to P0119. */
export const run = (first: string, part: string, faults: readonly string[], where = ""): Codes =>
  Object.fromEntries(
    faults.flatMap((fault, i) => (fault ? [[codeAfter(first, i), `${part}${fault}${where && ` (${where})`}`]] : [])),
  );

/** The same code family once for each of several, counted from 1: cylinders, battery blocks. */
export const counted = (first: string, count: number, meaning: (number: number) => string, step = 1): Codes =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [codeAfter(first, i * step), meaning(i + 1)]));

/** SAE counts in tens where a code has digits alone (P0309, P0310) and in sixteens where it has a letter (P025A). */
function codeAfter(code: string, steps: number): string {
  const digits = code.slice(1);
  const base = /^\d+$/.test(digits) ? 10 : 16;
  return code[0] + (Number.parseInt(digits, base) + steps).toString(base).toUpperCase().padStart(4, "0");
}

const WHEELS = ["left front", "right front", "left rear", "right rear"] as const;

/** One code for each wheel: left front, right front, left rear, right rear. */
export const atWheels = (codes: readonly [string, string, string, string], meaning: (wheel: string) => string): Codes =>
  Object.fromEntries(codes.map((code, i) => [code, meaning(WHEELS[i]!)]));
