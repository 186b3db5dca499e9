import { distance } from "fastest-levenshtein";
import { PLAIN_WORDS } from "./plain-words.ts";
import { rootOf } from "./roots.ts";
import type { Word } from "./words.ts";

const SHORTEST = 5;
/** Bounds the work on a long text of gibberish. */
const MOST_REPAIRED = 400;

/** Words around "break" and "breaks" that show that the brakes are meant. */
const BRAKE_COMPANY = new Set(
  "pad pads rotor rotors pedal fluid squeal squeak squeaking squeaky grind grinding press hit hitting step stepping apply hard slam soft spongy front rear back light job line lines new bad worn noise shoes drum drums pump pumping apply applying emergency parking antilock the my on".split(
    " ",
  ),
);

/**
 * Mends misspelled words against the lexicon's vocabulary: one letter off in words of five to seven, two in longer
 * ones, with the first letter right. Plain English words that happen to lie near are left alone.
 */
export function speller(vocabulary: ReadonlySet<string>) {
  const byStart = new Map<string, string[]>();
  for (const root of vocabulary) {
    if (root.length < 4) continue;
    const list = byStart.get(root.charAt(0)) ?? [];
    byStart.set(root.charAt(0), [...list, root]);
  }
  const known = new Map<string, string | null>();

  const nearest = (root: string): string | null => {
    const most = root.length >= 8 ? 2 : 1;
    let best: string | null = null;
    let least = most + 1;
    for (const candidate of byStart.get(root.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - root.length) > most) continue;
      const away = swapped(root, candidate) ? 1 : distance(root, candidate);
      if (away < least) [best, least] = [candidate, away];
    }
    return best;
  };

  return (words: Word[]): Word[] => {
    let repaired = 0;
    return words.map((word, i) => {
      if (word.root === "break" && meansBrake(words, i))
        return {
          ...word,
          root: rootOf("brake"),
          surface: word.surface.replace("ea", "a").replace(/^brak(?=s|$)/, "brake"),
        };
      const { root, surface } = word;
      if (surface.length < SHORTEST || vocabulary.has(root) || PLAIN_WORDS.has(surface) || /\d/.test(surface))
        return word;
      let mended = known.get(root);
      if (mended === undefined && repaired++ < MOST_REPAIRED) {
        mended = nearest(root);
        if (known.size < 20_000) known.set(root, mended);
      }
      return mended ? { ...word, root: mended } : word;
    });
  };
}

/** Two neighbouring letters changed places: "gagues". */
function swapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}

/** "my breaks squeal", "press the break": breaks of a car, unless something breaks or breaks down. */
function meansBrake(words: readonly Word[], i: number): boolean {
  const { surface } = words[i]!;
  if (!/^break(s|ing)?$/.test(surface)) return false;
  const before = words[i - 1]?.surface ?? "";
  const after = words[i + 1]?.surface ?? "";
  if (/^(down|in|off|up|out|loose|apart)$/.test(after) || /^(it|to|will|might|could|belt|did)$/.test(before))
    return false;
  return BRAKE_COMPANY.has(before) || BRAKE_COMPANY.has(after) || surface === "breaks" || i === 0;
}
