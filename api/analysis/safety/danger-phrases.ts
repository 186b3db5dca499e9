import { KNOWLEDGE } from "../knowledge/load/compiled.ts";
import { assertionStatusOf } from "../reading/assertion-status.ts";
import { clauseAt, clausesOf } from "../reading/clauses.ts";
import { VOCABULARY } from "../reading/compiled-lexicon.ts";
import { normalize } from "../reading/normalize.ts";
import { PatternIndex } from "../reading/pattern-index.ts";
import { claimedNegators } from "../reading/read.ts";
import { speller } from "../reading/spelling.ts";
import { wordsOf } from "../reading/words.ts";
import { DANGER_KINDS } from "./danger-kind.ts";
import type { Danger } from "./danger-reader.ts";
import { LEAST_CERTAIN } from "./dangers-in-facts.ts";

const { phrases } = KNOWLEDGE.dangers;

const INDEX = new PatternIndex(DANGER_KINDS.map((kind) => [kind, phrases[kind] ?? []] as const));
const mend = speller(new Set([...VOCABULARY, ...INDEX.vocabulary]));

/**
 * Hears the dangers that are said as such: a tank on one strap, a hissing battery. What is denied or imagined is none.
 */
export const DANGER_PHRASES = {
  read(text: string): Danger[] {
    const plain = normalize(text);
    const words = mend(wordsOf(plain));
    const clauses = clausesOf(words, plain);
    const clauseOf = clauseAt(clauses, words.length);
    const matches = INDEX.find(words);
    const claimed = claimedNegators(matches, words);
    return matches.flatMap((match) => {
      const { denied, certainty } = assertionStatusOf(match, words, clauses[clauseOf[match.from]!]!, claimed);
      if (denied || match.absent || certainty < LEAST_CERTAIN) return [];
      const [start, end] = [words[match.from]!.start, words[match.to]!.end];
      return [{ kind: match.target, probability: 1, quote: { text: text.slice(start, end), start, end } }];
    });
  },
};
