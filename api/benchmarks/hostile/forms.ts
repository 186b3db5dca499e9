import { KNOWLEDGE } from "../../analysis/knowledge/load/compiled.ts";
import { REPAIRS } from "../../analysis/knowledge/repairs/index.ts";
import { CODES_BY_SYSTEM } from "../../analysis/knowledge/trouble-codes/index.ts";
import { VOCABULARY } from "../../analysis/reading/compiled-lexicon.ts";
import { CONDITION_PHRASES, FINDING_PHRASES, NAMED_PARTS } from "../../analysis/reading/lexicon/index.ts";
import { compile } from "../../analysis/reading/pattern.ts";
import { expressionsOfData, wordsOfData } from "./data-forms.ts";
import { formsOfRegExp } from "./regexp-forms.ts";
import { literalsOfReaders } from "./source-forms.ts";

/** What the readers of `api/analysis` know how to find in a text, taken from what they are made of. */
export interface Forms {
  /** Phrases of the lexicon, names of repairs, codes: several words each, or one. */
  phrases: string[];
  /** Each word and sign by itself. */
  words: string[];
  /** Texts that the regular expressions match: amounts, dates, numbers, clauses. */
  matches: string[];
  /** What the regular expressions take any number of. */
  pumps: string[];
}

export function formsOfReaders(): Forms {
  const { strings, expressions } = literalsOfReaders();
  const searched = [...expressions, ...expressionsOfData()].map(formsOfRegExp);
  const phrases = unique([
    ...[FINDING_PHRASES, CONDITION_PHRASES, NAMED_PARTS, KNOWLEDGE.dangers.phrases].flatMap(phrasesOf),
    ...REPAIRS.flatMap(({ name, names }) => [name.toLowerCase(), ...names]),
    ...CODES_BY_SYSTEM.flatMap((codes) => Object.keys(codes)),
  ]);
  return {
    phrases,
    words: unique([
      ...VOCABULARY,
      ...wordsOfData(),
      ...[...strings, ...phrases].flatMap((text) => text.split(/[\s:,/|()[\]]+/)),
    ]),
    matches: unique(searched.flatMap(({ texts }) => texts)),
    pumps: unique(searched.flatMap(({ pumps }) => pumps)),
  };
}

/** Of each line of a lexicon, in its own notation, one phrase that it finds. */
const phrasesOf = (lexicon: Readonly<Record<string, readonly string[]>>) =>
  Object.values(lexicon).flatMap((lines) => lines.flatMap((line) => phraseOf(line)));

const phraseOf = (line: string) =>
  compile(line, line)[0]!
    .steps.map(({ roots, surfaces }) => [...surfaces, ...roots][0])
    .join(" ");

const unique = (texts: Iterable<string>) => [...new Set(texts)].filter((text) => text.trim() !== "");
