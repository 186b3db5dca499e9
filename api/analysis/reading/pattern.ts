import { FILLERS, NEGATORS } from "./fillers.ts";
import { rootOf } from "./roots.ts";
import type { Word } from "./words.ts";

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

interface Step {
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

/** A pattern found: the indexes of its words, the first and the last of them. */
export interface Match<T> {
  target: T;
  absent: boolean;
  at: readonly number[];
  from: number;
  to: number;
  /** A negator stands between its words that the pattern does not speak of: "the brakes do not squeal". */
  denied: boolean;
}

const NEAR = 3;
const FAR = 5;
const WIDE = 8;
/** What a comma and a joining word cost inside a gap: two statements are rarely one finding. */
const COMMA_COST = { ordered: 1, free: FAR + 1 };
const JOINING_COST = 2;
const JOINING = new Set(["and", "but", "or", "because", "however"]);

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

function fits(step: Step, words: readonly Word[], at: number): boolean {
  const word = words[at]!;
  if (!step.roots.has(word.root) && !step.surfaces.has(word.surface)) return false;
  if (!step.butNot) return true;
  let next = at + 1;
  while (next < words.length && words[next]!.before === "none" && FILLERS.has(words[next]!.root)) next++;
  return next >= words.length || words[next]!.before !== "none" || !step.butNot.has(words[next]!.root);
}

/** The pattern's words when it starts at `from`, or null. Never crosses a sentence. */
export function matchAt<T>(pattern: Pattern<T>, words: readonly Word[], from: number): Match<T> | null {
  if (!fits(pattern.steps[0]!, words, from) || pattern.notAfter?.has(words[from - 1]?.surface ?? "")) return null;
  const at = [from];
  let denied = false;
  const walk = (step: number): boolean => {
    const next = pattern.steps[step];
    if (!next) return true;
    let cost = 0;
    let negated = false;
    for (let i = at.at(-1)! + 1; i < words.length; i++) {
      const word = words[i]!;
      if (word.before === "sentence") return false;
      if (word.before === "comma") cost += next.free ? COMMA_COST.free : COMMA_COST.ordered;
      if (cost > next.gap) return false;
      if (fits(next, words, i)) {
        at.push(i);
        if (walk(step + 1)) {
          denied ||= negated;
          return true;
        }
        at.pop();
      }
      if (NEGATORS.has(word.root)) {
        if (pattern.usesNot && next.gap === 0) return false;
        negated = !negated;
      } else if (JOINING.has(word.surface)) cost += JOINING_COST;
      else if (!FILLERS.has(word.root)) cost++;
    }
    return false;
  };
  if (!walk(1)) return null;
  return { target: pattern.target, absent: pattern.absent, at, from, to: at.at(-1)!, denied };
}

/** The patterns of a lexicon by the words they can start with. */
export class PatternIndex<T> {
  private readonly byRoot = new Map<string, Pattern<T>[]>();
  private readonly bySurface = new Map<string, Pattern<T>[]>();
  /** Every root the lexicon knows, for spelling. */
  readonly vocabulary = new Set<string>();

  constructor(lexicon: Iterable<readonly [T, readonly string[]]>) {
    for (const [target, lines] of lexicon)
      for (const line of lines) for (const pattern of compile(target, line)) this.add(pattern);
  }

  private add(pattern: Pattern<T>) {
    const [first] = pattern.steps;
    for (const root of first!.roots) push(this.byRoot, root, pattern);
    for (const surface of first!.surfaces) push(this.bySurface, surface, pattern);
    for (const step of pattern.steps) for (const root of step.roots) this.vocabulary.add(root);
  }

  /** Every place where a pattern fits, in the order of the text. */
  find(words: readonly Word[]): Match<T>[] {
    const found: Match<T>[] = [];
    words.forEach((word, at) => {
      for (const patterns of [this.byRoot.get(word.root), this.bySurface.get(word.surface)])
        for (const pattern of patterns ?? []) {
          const match = matchAt(pattern, words, at);
          if (match) found.push(match);
        }
    });
    return found;
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
