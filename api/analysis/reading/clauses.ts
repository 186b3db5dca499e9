import type { Word } from "./words.ts";

/** A stretch of one sentence without a break in it, as word indexes; `to` is exclusive. */
export interface Clause {
  from: number;
  to: number;
  sentence: number;
  /** The sentence ends with a question mark. */
  question: boolean;
}

/** Words that join statements. */
export const OPENS_CLAUSE: ReadonlySet<string> = new Set([
  "but",
  "however",
  "although",
  "though",
  "except",
  "and",
  "yet",
  "whereas",
  "plus",
  "then",
  "because",
]);

/** Nobody says one thing in more words without a comma: past this a clause is cut, which bounds the work on it. */
const LONGEST = 40;

/** Cuts the words into clauses at sentence ends, commas and the words that join statements. */
export function clausesOf(words: readonly Word[], text: string): Clause[] {
  const clauses: Clause[] = [];
  let sentence = -1;
  words.forEach((word, i) => {
    if (word.before === "sentence") sentence++;
    const last = clauses.at(-1);
    const opens = !last || word.before !== "none" || OPENS_CLAUSE.has(word.surface) || i - last.from >= LONGEST;
    if (opens) clauses.push({ from: i, to: i + 1, sentence, question: false });
    else last.to = i + 1;
  });
  let question = false;
  for (let i = clauses.length - 1; i >= 0; i--) {
    const clause = clauses[i]!;
    const ends = clauses[i + 1]?.sentence !== clause.sentence;
    if (ends) question = /^[\s"')]*\?/.test(text.slice(words[clause.to - 1]!.end, words[clause.to - 1]!.end + 8));
    clause.question = question;
  }
  return clauses;
}

/** For each word the index of its clause. */
export function clauseAt(clauses: readonly Clause[], length: number): Uint32Array {
  const at = new Uint32Array(length);
  clauses.forEach((clause, n) => {
    at.fill(n, clause.from, clause.to);
  });
  return at;
}
