import type { PotentialCause, Quote, Safety } from "#shared/schemas/diagnostic.ts";
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

const ENDS = new Set([".", "!", "?"]);

/** The sentences of a text with their place in it, without the space around them: word by word, in time linear in the text. */
function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start: number | undefined;
  let end = 0;
  const close = () => {
    if (start !== undefined) sentences.push({ text: text.slice(start, end), start, end });
    start = undefined;
  };
  for (const { 0: word, index } of text.matchAll(/\S+|\n/g)) {
    if (word === "\n") close();
    else {
      start ??= index;
      end = index + word.length;
      if (ENDS.has(word.at(-1)!)) close();
    }
  }
  close();
  return sentences;
}

/** The words of facts; answers to questions have no place in the text. */
const quotesOf = (facts: readonly Fact[]) => placedOf(facts.flatMap(({ quote }) => quote ?? []));
const placedOf = (quotes: readonly Quote[]) => quotes.filter(({ start, end }) => end > start);
const touches = (sentence: Sentence, { start, end }: Quote) => start < sentence.end && end > sentence.start;

/** The owner's own sentences in which something was found, as many as one says; all of a short text. */
export function sentencesWith(text: string, facts: readonly Fact[]): string {
  const placed = quotesOf(facts);
  const all = sentencesOf(text);
  const whole = all.map((sentence) => sentence.text).join(" ");
  if (whole.length <= MOST_SAID) return whole;
  let said = "";
  for (const sentence of all.filter((one) => placed.some((quote) => touches(one, quote)))) {
    if (said && said.length + sentence.text.length >= MOST_SAID) break;
    said = said ? `${said} ${sentence.text}` : sentence.text;
  }
  return shortened(said, MOST_SAID);
}

/** The owner's sentences of which nothing was understood: neither a fact nor what is quoted beside a danger or a cause. */
export function unusedSentences(
  text: string,
  facts: readonly Fact[],
  { safety, causes }: { safety?: Safety; causes?: readonly PotentialCause[] } = {},
): string[] {
  const notes = (causes ?? []).flatMap(({ evidence = [], against = [] }) => [...evidence, ...against]);
  const beside = [...(safety?.quotes ?? []), ...notes.flatMap(({ quote }) => quote ?? [])];
  const placed = [...quotesOf(facts), ...placedOf(beside)];
  return sentencesOf(text)
    .filter((sentence) => /\p{L}{3}/u.test(sentence.text) && !placed.some((quote) => touches(sentence, quote)))
    .slice(0, MOST_LISTED)
    .map((sentence) => shortened(sentence.text, MOST_SHOWN));
}

const shortened = (words: string, most: number) =>
  words.length <= most ? words : `${words.slice(0, most).replace(/\s+\S*$/, "")} …`;
