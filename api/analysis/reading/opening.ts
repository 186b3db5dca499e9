/** A long letter says what is wrong in its first pages: so many words of it are read, and so many characters at most. */
const MOST_WORDS = 1_500;
const MOST_CHARACTERS = 12_000;

/** The part of a text that is read: all of it, unless it is very long. */
export function openingOf(text: string, mostWords = MOST_WORDS): string {
  let words = 0;
  for (const { index } of text.matchAll(/[\p{L}\p{N}'’]+/gu)) {
    if (index >= MOST_CHARACTERS) break;
    if (words++ === mostWords) return text.slice(0, index);
  }
  return text.slice(0, MOST_CHARACTERS);
}
