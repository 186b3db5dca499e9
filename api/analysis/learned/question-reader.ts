import { FILLERS, NEGATORS } from "../reading/fillers.ts";
import { normalize } from "../reading/normalize.ts";
import { openingOf } from "../reading/opening.ts";
import { wordsOf } from "../reading/words.ts";
import { type LinearModel, logitsOf, softmax } from "./linear-model.ts";
import { type FeatureGroup, type TextFeatures, textFeatures } from "./text-features.ts";

/**
 * What a technician says to a question beside an owner's text: worth asking; the text tells the answer; it takes for
 * granted what the text does not tell; or an answer would change nothing.
 */
export const VERDICTS = ["sensible", "answered", "unfounded", "pointless"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A question as its owner reads it. */
export interface AskedQuestion {
  id: string;
  text: string;
  options: readonly { id: string; label: string }[];
}

/** Belief in each verdict, 0 to 1, in sum 1. */
export type Judgement = Readonly<Record<Verdict, number>>;

export interface QuestionReader {
  /** Judges questions beside one text. Must be near linear in the text. */
  judging(text: string): (question: AskedQuestion) => Judgement;
}

/** Judges questions by what was learned from technicians' judgements of such questions. */
export const trainedQuestionReader = (model: LinearModel): QuestionReader => ({
  judging(text) {
    const told = toldIn(text);
    return (question) => {
      const belief = softmax(logitsOf(model, questionFeatures(told, question)));
      const of = (verdict: Verdict) => belief[model.classNames.indexOf(verdict)] ?? 0;
      return {
        sensible: of("sensible"),
        answered: of("answered"),
        unfounded: of("unfounded"),
        pointless: of("pointless"),
      };
    };
  },
});

/** What a text tells, as questions are compared with it. */
export interface ToldText {
  features: TextFeatures;
  roots: ReadonlySet<string>;
}

/** So many words are compared with a question: each of them costs time for each question. */
const MOST_WORDS = 300;

export function toldIn(text: string): ToldText {
  const opening = openingOf(text, MOST_WORDS);
  return { features: textFeatures(opening), roots: rootsOf(opening) };
}

/** The groups of a text's features that are learned for each question by itself. */
const BY_QUESTION: readonly FeatureGroup[] = ["word", "negated"];

/**
 * What a model sees of a question beside a text: which question, its words in the text, and the text's words by
 * question.
 */
export function questionFeatures({ features, roots }: ToldText, question: AskedQuestion): TextFeatures {
  const { asked, options } = rootsOfQuestion(question);
  const closest = Math.max(0, ...options.map((option) => shareIn(option, roots)));
  const named = new Set(options.flatMap((option) => [...option].filter((root) => roots.has(root))));
  const seen: [FeatureGroup, ReadonlySet<string>][] = BY_QUESTION.map((group) => [
    group,
    new Set([...(features.get(group) ?? [])].map((name) => `${question.id} ${name}`)),
  ]);
  return new Map([
    ...seen,
    [
      "asked",
      new Set([
        question.id,
        `option ${step(closest)}`,
        `question ${step(shareIn(asked, roots))}`,
        `both ${step(closest)} ${step(shareIn(asked, roots))}`,
        `options named ${Math.min(4, named.size)}`,
        `words ${Math.min(6, Math.floor(Math.log2(1 + roots.size)))}`,
        ...[...named].map((root) => `named ${root}`),
      ]),
    ],
  ]);
}

const step = (share: number) => Math.ceil(share * 4);

const shareIn = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  some.size === 0 ? 0 : [...some].filter((root) => all.has(root)).length / some.size;

const known = new Map<string, { asked: ReadonlySet<string>; options: readonly ReadonlySet<string>[] }>();

/** Worked out once for each question; "none of these" names nothing. */
function rootsOfQuestion({ id, text, options }: AskedQuestion) {
  const found = known.get(id) ?? {
    asked: rootsOf(text),
    options: options.flatMap((option) => (option.id === "none" ? [] : [rootsOf(option.label)])),
  };
  known.set(id, found);
  return found;
}

const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(normalize(text)).flatMap(({ root }) => (FILLERS.has(root) || NEGATORS.has(root) ? [] : [root])));
