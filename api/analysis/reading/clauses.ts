import type { Word } from "./words.ts";

/** A stretch of one sentence without a break in it, as word indexes; `to` is exclusive. */
export interface Clause {
  from: number;
  to: number;
  sentence: number;
  /** The sentence ends with a question mark. */
  question: boolean;
}

const OPENS_CLAUSE = new Set([
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

/** Cuts the words into clauses at sentence ends, commas and the words that join statements. */
export function clausesOf(words: readonly Word[], text: string): Clause[] {
  const clauses: Clause[] = [];
  let sentence = -1;
  words.forEach((word, i) => {
    if (word.before === "sentence") sentence++;
    const last = clauses.at(-1);
    if (!last || word.before !== "none" || OPENS_CLAUSE.has(word.surface)) {
      clauses.push({ from: i, to: i + 1, sentence, question: false });
    } else last.to = i + 1;
  });
  for (const clause of clauses) {
    const after = text.slice(words[sentenceEnd(clauses, clause) - 1]!.end);
    clause.question = /^[\s"')]*\?/.test(after);
  }
  return clauses;
}

function sentenceEnd(clauses: readonly Clause[], { sentence, to }: Clause): number {
  let end = to;
  for (let i = clauses.findIndex((c) => c.to === to); clauses[i]?.sentence === sentence; i++) end = clauses[i]!.to;
  return end;
}

/** For each word the index of its clause. */
export function clauseAt(clauses: readonly Clause[], length: number): Uint32Array {
  const at = new Uint32Array(length);
  clauses.forEach((clause, n) => {
    at.fill(n, clause.from, clause.to);
  });
  return at;
}
