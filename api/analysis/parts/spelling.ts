import { EVERYDAY, SILENT } from "./shop-words.ts";

/** Corrects a word to the nearest of a vocabulary, or gives it back: "altenator" → "alternator". */
export function speller(vocabulary: ReadonlySet<string>): (word: string) => string {
  const byInitial = new Map<string, string[]>();
  for (const word of vocabulary)
    if (word.length >= 4) byInitial.set(word[0]!, [...(byInitial.get(word[0]!) ?? []), word]);
  const remembered = new Map<string, string>();
  return (word) => {
    if (word.length < 4 || vocabulary.has(word) || EVERYDAY.has(word) || SILENT.has(word) || /\d/.test(word))
      return word;
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const corrected = nearest(word, byInitial.get(word[0]!) ?? []) ?? word;
    if (remembered.size < 20_000) remembered.set(word, corrected);
    return corrected;
  };
}

function nearest(word: string, candidates: readonly string[]) {
  const allowed = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = edits(word, candidate, allowed);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Insertions, deletions, changes and swaps of neighbors between two words; gives up past `limit`. */
function edits(a: string, b: string, limit: number): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
