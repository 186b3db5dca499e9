import type { Quote } from "#shared/schemas/diagnostic.ts";

/** Where words that are said to be the owner's stand in the text; undefined where they do not. */
export function quoteIn(text: string, words: string | null): Quote | undefined {
  const wanted = words?.trim();
  if (!wanted) return undefined;
  const start = text.toLowerCase().indexOf(wanted.toLowerCase());
  const end = start + wanted.length;
  return start < 0 ? undefined : { text: text.slice(start, end), start, end };
}
