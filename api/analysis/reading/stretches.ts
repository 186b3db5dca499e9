/** A part of a text, and where it begins in it. */
export interface Stretch {
  text: string;
  start: number;
}

/**
 * A text in parts of at most so many characters, cut between words where it can be. A person ends a row or a clause long
 * before; where nobody did, what reads one again and again must not take longer and longer.
 */
export function stretchesOf(text: string, longest: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let start = 0; start < text.length; ) {
    const blank = text.length - start > longest ? text.lastIndexOf(" ", start + longest) : -1;
    const end = blank > start ? blank : Math.min(text.length, start + longest);
    stretches.push({ text: text.slice(start, end), start });
    start = end;
  }
  return stretches;
}
