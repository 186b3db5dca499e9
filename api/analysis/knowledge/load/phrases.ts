import { phraseFile, SharedPhraseFile, spelledOut } from "../schemas/phrase-files.ts";
import type { Vocabulary } from "../schemas/vocabulary.ts";
import type { Reader } from "./reader.ts";

type Phrases = Record<string, readonly string[]>;

/** How owners say each finding, each condition, and the parts that repairs renew. */
export function readPhrases(reader: Reader, vocabulary: Vocabulary) {
  const all = { findings: {} as Phrases, conditions: {} as Phrases, repairs: {} as Phrases };
  const shared = reader.texts("phrases/shared", SharedPhraseFile)?.value;
  if (!shared) return all;
  for (const name of reader.namesOfTexts("phrases").filter((one) => one !== "phrases/shared")) {
    const opened = reader.openTexts(name);
    const own = (opened.content as { words?: Record<string, string> } | undefined)?.words ?? {};
    const file = opened.as(phraseFile(vocabulary, shared, own));
    for (const kind of ["findings", "conditions", "repairs"] as const)
      for (const [id, phrases] of Object.entries(file?.value[kind] ?? {})) {
        if (id in all[kind]) file!.problem([kind, id], "is told in another file too");
        all[kind][id] = spelledOut(phrases, { ...shared.words, ...own }, shared.templates);
      }
  }
  for (const kind of ["findings", "conditions"] as const)
    for (const id of vocabulary[kind])
      if (!(id in all[kind])) reader.problems.push(`phrases: no file has a phrase for "${id}" of the ${kind}`);
  return all;
}
