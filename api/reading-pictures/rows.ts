import { heightOf, middleOf, type Word } from "./words.ts";

/** Words side by side, from left to right. */
export type Row = Word[];

/** Words whose middles are nearer than this share of the usual height stand in one row. */
const SAME_ROW = 0.55;
/** What the reader is surer of than this is taken; below it are smudges and the grain of a table top. */
const LEAST_SURE = 20;

/** Puts words into the rows they are printed in, from the top, whatever blocks a reader made of them. */
export function rowsOf(words: readonly Word[]): Row[] {
  const kept = words.filter(({ text, confidence }) => confidence > LEAST_SURE && /[A-Za-z0-9$]/.test(text));
  if (kept.length === 0) return [];
  const usual = medianOf(kept.map(heightOf));
  const rows: { middle: number; words: Row }[] = [];
  for (const word of kept.filter((one) => heightOf(one) < usual * 4).sort((a, b) => middleOf(a) - middleOf(b))) {
    const middle = middleOf(word);
    const row = rows.findLast((one) => Math.abs(one.middle - middle) < SAME_ROW * usual && !overlaps(one.words, word));
    if (!row) {
      rows.push({ middle, words: [word] });
      continue;
    }
    row.words.push(word);
    row.middle = row.words.reduce((sum, one) => sum + middleOf(one), 0) / row.words.length;
  }
  return rows.sort((a, b) => a.middle - b.middle).map((row) => row.words.sort((a, b) => a.left - b.left));
}

const overlaps = (row: Row, word: Word) =>
  row.some(
    ({ left, right }) => Math.min(right, word.right) - Math.max(left, word.left) > 0.5 * (word.right - word.left),
  );

export const medianOf = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
