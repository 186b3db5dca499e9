import type { Quote } from "#shared/schemas/diagnostic.ts";

/** What a quote may be set in, or end with, without being part of it. */
const AROUND = /^[\s"“”'‘’.…]+|[\s"“”'‘’.,;…]+$/g;
const MEANS_SOMETHING = /[.*+?^${}()|[\]\\]/g;

/**
 * Where words that are said to be the owner's stand in the text; undefined where they do not. EmailMessage case, the kind of
 * apostrophe and how words are spaced may differ.
 */
export function quoteIn(text: string, words: string | null): Quote | undefined {
  const wanted = words?.replace(AROUND, "");
  if (!wanted) return undefined;
  const pattern = wanted.replace(MEANS_SOMETHING, "\\$&").replace(/['‘’]/g, "['‘’]").replace(/\s+/g, "\\s+");
  const found = new RegExp(pattern, "i").exec(text);
  return found ? { text: found[0], start: found.index, end: found.index + found[0].length } : undefined;
}
