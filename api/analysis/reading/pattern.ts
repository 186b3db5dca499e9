import { NEGATORS } from "./fillers.ts";
import { rootOf } from "./roots.ts";

/**
 * The notation of the lexicon. Words match by their root, so "squeal" finds "squealing" and "squeals".
 *
 *   pedal floor        one after the other; only fillers ("goes to the", see fillers.ts) may stand between
 *   soft/spongy        one of several words
 *   pedal .. floor     up to three other words between
 *   rpm ... speed      up to eight others between
 *   pedal + floor      either order, up to five other words between
 *   (a b|c)  [d]       one of several phrases; a part that may be missing
 *   =stopping          the form as written, not its root
 *   turn -on/off       the next word that is no filler must not be one of these
 *   -i pull            the word before must not be one of these
 *   not                any negator: not, no, never, without
 *   !runs fine         as the first character: the phrase says that the finding is absent
 */
export interface Pattern<T> {
  target: T;
  absent: boolean;
  steps: readonly Step[];
  /** The word before the first must not be one of these. */
  notAfter?: ReadonlySet<string>;
  /** The pattern speaks of a negator itself ("not start"), so that negator denies nothing else. */
  usesNot: boolean;
}

export interface Step {
  roots: ReadonlySet<string>;
  surfaces: ReadonlySet<string>;
  not: boolean;
  /** The part may stand before or after the other. */
  free: boolean;
  /** The word after it must not be one of these. */
  butNot?: ReadonlySet<string>;
  /** How many words that are no fillers may stand before it. */
  gap: number;
}

const NEAR = 3;
export const FAR = 5;
const WIDE = 8;
/** Compiles one line of the lexicon; alternatives and free order unfold into several patterns. */
export function compile<T>(target: T, line: string): Pattern<T>[] {
  const absent = line.startsWith("!");
  const [, before, rest] = /^(?:-(\S+) )?(.*)$/.exec(absent ? line.slice(1) : line)!;
  const notAfter = before === undefined ? undefined : new Set(before.split("/"));
  return expand(rest!).flatMap((flat) =>
    orders(flat.split(" + ")).map((parts) => {
      const steps = parts.flatMap((part, i) => stepsOf(part, i > 0));
      if (steps.length === 0) throw new Error(`The phrase "${line}" holds no word`);
      return { target, absent, steps, notAfter, usesNot: steps.some((s) => s.not) };
    }),
  );
}

/** "(a|b) c [d]" → "a c d", "a c", "b c d", "b c". */
function expand(line: string): string[] {
  const open = line.search(/[([]/);
  if (open < 0) return [line];
  const close = closing(line, open);
  const inside = line.slice(open + 1, close);
  const choices = line[open] === "[" ? [inside, ""] : topLevel(inside);
  return choices.flatMap((choice) => expand(`${line.slice(0, open)}${choice}${line.slice(close + 1)}`));
}

function closing(line: string, open: number): number {
  let depth = 0;
  for (let i = open; i < line.length; i++) {
    if ("([".includes(line[i]!)) depth++;
    else if (")]".includes(line[i]!) && --depth === 0) return i;
  }
  throw new Error(`The phrase "${line}" has an open bracket`);
}

function topLevel(inside: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const char of inside) {
    if ("([".includes(char)) depth++;
    if (")]".includes(char)) depth--;
    if (char === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += char;
  }
  return parts;
}

function orders(parts: string[]): string[][] {
  if (parts.length < 2) return [parts];
  return parts.flatMap((first, i) => orders(parts.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

function stepsOf(part: string, free: boolean): Step[] {
  const steps: Step[] = [];
  let gap = free ? FAR : 0;
  for (const token of part.split(" ").filter(Boolean)) {
    if (token === ".." || token === "...") {
      gap = token === ".." ? NEAR : WIDE;
      continue;
    }
    if (token.startsWith("-") && steps.length > 0) {
      steps[steps.length - 1]!.butNot = new Set(token.slice(1).split("/").map(rootOf));
      continue;
    }
    const words = token.split("/");
    const surfaces = new Set(words.filter((w) => w.startsWith("=")).map((w) => w.slice(1)));
    const roots = new Set(words.filter((w) => !w.startsWith("=")).map(rootOf));
    const not = roots.has("not");
    if (not) for (const negator of NEGATORS) roots.add(negator);
    steps.push({ roots, surfaces, not, gap, free: free && steps.length === 0 });
    gap = 0;
  }
  return steps;
}
