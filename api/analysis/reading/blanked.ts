/** A text with what is found in it blanked, so that every other word keeps its place. */
export const blanked = (text: string, words: RegExp): string =>
  text.replace(words, (found) => " ".repeat(found.length));
