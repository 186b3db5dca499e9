import { DangerFile, DangerPhraseFile, DangerTextFile, dangerRulesFile } from "../schemas/danger-files.ts";
import type { DangerKind } from "../schemas/danger-kinds.ts";
import type { Vocabulary } from "../schemas/vocabulary.ts";
import type { Reader } from "./reader.ts";

/** What each kind of danger means, what is said where there is none, and the phrases and facts that are a danger. */
export function readDangers(reader: Reader, vocabulary: Vocabulary) {
  const figures = reader.figures("dangers", DangerFile)?.value;
  const texts = reader.texts("dangers", DangerTextFile)?.value;
  const phrases = reader.texts("danger-phrases", DangerPhraseFile)?.value;
  const rules = reader.texts("danger-rules", dangerRulesFile(vocabulary))?.value;
  if (!figures || !texts || !phrases || !rules) return undefined;
  const meaning = (kind: DangerKind) => ({ ...figures[kind], ...texts.kinds[kind] });
  const { instead, mild, calm } = texts;
  return {
    kinds: Object.fromEntries(Object.keys(figures).map((kind) => [kind, meaning(kind as DangerKind)])) as Record<
      DangerKind,
      ReturnType<typeof meaning>
    >,
    ...{ instead, mild, calm, phrases, rules },
  };
}
