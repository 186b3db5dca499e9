import type { Forms } from "./forms.ts";

/** A way to go on without end. */
export interface HostileText {
  /** What it is made of, for a person to try again. */
  name: string;
  /** So many characters of it. */
  of(length: number): string;
}

/** What people put between things, each of which some reader takes for an end, a list, a sum or a fraction. */
const JOINERS = [" ", ", ", "+", "\n", " and ", ". ", "/", "-", "", "; ", " $", "? "];

/**
 * Texts of everything that the readers look for, said over and over: each form by itself, and what pieces of a regular
 * expression repeat. Behind or before half of them stands something else that is found, since a run beside a find is
 * read again. `every`: of the forms one in so many, for a test that has little time. The pieces are few, and stay all.
 */
export function* hostileTexts({ phrases, words, matches, pumps }: Forms, every = 1): Generator<HostileText> {
  const found = [...phrases, ...matches];
  for (const [at, pump] of pumps.entries()) {
    const beside = found[(at * 97) % found.length]!;
    yield repeated(pump);
    yield at % 2 === 0 ? repeatedBehind(beside, pump) : repeatedBefore(beside, pump);
  }
  const forms = [...phrases, ...words, ...matches].filter((_, at) => at % every === 0);
  for (const [at, form] of forms.entries()) {
    const run = form + JOINERS[at % JOINERS.length]!;
    const isAlone = Math.floor(at / JOINERS.length) % 2 === 0;
    yield isAlone ? repeated(run) : repeatedBehind(found[(at * 31) % found.length]!, run);
  }
}

const repeated = (form: string): HostileText => ({
  name: `${show(form)} over and over`,
  of: (length) => filled(form, length),
});

const repeatedBehind = (head: string, form: string): HostileText => ({
  name: `${show(head)}, then ${show(form)} over and over`,
  of: (length) => `${head} ${filled(form, length - head.length - 1)}`,
});

const repeatedBefore = (tail: string, form: string): HostileText => ({
  name: `${show(form)} over and over, then ${show(tail)}`,
  of: (length) => filled(form, length - tail.length) + tail,
});

const filled = (form: string, length: number) => form.repeat(Math.ceil(length / form.length)).slice(0, length);
const show = (form: string) => JSON.stringify(form);
