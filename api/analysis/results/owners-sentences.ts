import type { Fact } from "../reading/evidence.ts";

/** As much as one says at a counter, in characters. */
const MOST_SAID = 280;
/** So many sentences that told nothing are listed, each of at most so many characters. */
const MOST_LISTED = 4;
const MOST_SHOWN = 120;

interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** The sentences of a text with their place in it, without the space around them. */
const sentencesOf = (text: string): Sentence[] =>
  [...text.matchAll(/[^\s][^\n]*?(?:[.!?]+(?=\s|$)|(?=\n|$))/g)].map(({ 0: words, index }) => ({
    text: words,
    start: index,
    end: index + words.length,
  }));

/** Answers to questions have no place in the text. */
const hasPlace = ({ quote }: Fact) => quote !== undefined && quote.end > quote.start;
const touches = ({ start, end }: Sentence, { quote }: Fact) => quote!.start < end && quote!.end > start;

/** The owner's own sentences in which something was found, as many as one says; all of a short text. */
export function sentencesWith(text: string, facts: readonly Fact[]): string {
  const placed = facts.filter(hasPlace);
  const all = sentencesOf(text);
  const whole = all.map((sentence) => sentence.text).join(" ");
  if (whole.length <= MOST_SAID) return whole;
  let said = "";
  for (const sentence of all.filter((one) => placed.some((fact) => touches(one, fact)))) {
    if (said && said.length + sentence.text.length >= MOST_SAID) break;
    said = said ? `${said} ${sentence.text}` : sentence.text;
  }
  return shortened(said, MOST_SAID);
}

/** The owner's sentences of which nothing was understood. */
export function unusedSentences(text: string, facts: readonly Fact[]): string[] {
  const placed = facts.filter(hasPlace);
  return sentencesOf(text)
    .filter((sentence) => /\p{L}{3}/u.test(sentence.text) && !placed.some((fact) => touches(sentence, fact)))
    .slice(0, MOST_LISTED)
    .map((sentence) => shortened(sentence.text, MOST_SHOWN));
}

const shortened = (words: string, most: number) =>
  words.length <= most ? words : `${words.slice(0, most).replace(/\s+\S*$/, "")} …`;
