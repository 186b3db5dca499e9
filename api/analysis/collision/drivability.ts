import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import type { UnsafeId } from "../knowledge/schemas/word-files.ts";

/** What decides whether the car may move at all. */
export interface Drivability {
  drivable: "yes" | "no" | "unknown";
  /** The owner says that they do not know, or have not tried. */
  inDoubt?: boolean;
  airbags: boolean;
  /** What leaks. */
  leak?: "fuel" | "coolant" | "oil" | "fluid";
  /** A hood or door that does not latch, a wheel that rubs, a light that is out. */
  unsafe: readonly UnsafeId[];
  /** Where the words stand that say so, the gravest first; absent where nothing does. */
  because?: readonly [start: number, end: number];
}

const WORDS = KNOWLEDGE.drivabilityWords;
const NOT_DRIVABLE = new RegExp(WORDS.notDrivable);
const DRIVABLE = new RegExp(WORDS.drivable);
const DOUBT = new RegExp(WORDS.doubt);
const AIRBAGS_OUT = new RegExp(WORDS.airbags.out);
const AIRBAGS_IN = new RegExp(WORDS.airbags.notOut);
const DRY = new RegExp(WORDS.dry, "g");
const LEAKS = Object.entries(WORDS.leaks).map(
  ([leak, words]) => [leak as keyof typeof WORDS.leaks, new RegExp(words)] as const,
);
const UNSAFE = Object.entries(WORDS.unsafe).map(([id, { words }]) => [id as UnsafeId, new RegExp(words)] as const);

/** Where unsafe, these keep a car from driving at all. */
const STANDS: ReadonlySet<UnsafeId> = new Set(["wheel", "tire", "steering", "frame"]);

/** As said back to the owner: "a tire that is cut". */
export const namesOf = (unsafe: readonly UnsafeId[]) => unsafe.map((id) => WORDS.unsafe[id].name);

/** Reads whether the car drives, whether airbags are out, and what makes driving dangerous. */
export function drivabilityIn(plain: string): Drivability {
  const airbags = AIRBAGS_OUT.test(plain) && !AIRBAGS_IN.test(plain);
  const undenied = plain.replace(DRY, (words) => " ".repeat(words.length));
  const leak = LEAKS.find(([, words]) => words.test(undenied));
  const unsafe = UNSAFE.filter(([, words]) => words.test(plain));
  const inDoubt = DOUBT.test(plain);
  const drivable = NOT_DRIVABLE.test(plain) ? "no" : DRIVABLE.test(plain) && !inDoubt ? "yes" : "unknown";
  const standing = unsafe.filter(([id]) => STANDS.has(id)).map(([, words]) => words);
  const told = drivable === "no" ? NOT_DRIVABLE : drivable === "yes" ? DRIVABLE : undefined;
  const grounds = [told, airbags ? AIRBAGS_OUT : undefined, leak?.[1], ...standing];
  const because = grounds.find((words) => words !== undefined);
  return {
    drivable,
    inDoubt,
    airbags,
    leak: leak?.[0],
    unsafe: unsafe.map(([id]) => id),
    ...(because && { because: sentenceAround(because === leak?.[1] ? undenied : plain, because) }),
  };
}

/** The clause in which the words stand. */
function sentenceAround(plain: string, words: RegExp): readonly [number, number] {
  const match = words.exec(plain)!;
  const start = Math.max(...[".", "!", "?", "\n", ",", ";"].map((end) => plain.lastIndexOf(end, match.index - 1))) + 1;
  const rest = /[.!?\n,;]/.exec(plain.slice(match.index + match[0].length));
  const end = rest ? match.index + match[0].length + rest.index : plain.length;
  // "But it drives fine": the clause without what joins it to the one before.
  const joined = /^\s*(?:(?:and|but|so|though) )?/.exec(plain.slice(start))![0].length;
  return [start + joined, end];
}
