import * as z from "zod";
import { conditionId, findingId, repairId, type Vocabulary } from "./vocabulary.ts";

/** Words by name; a phrase has them as "{name}". */
type Words = Readonly<Record<string, string>>;
/** A phrase, or a template with what it is about: `failing: horn|horns`. */
type Told = string | Readonly<Record<string, string>>;
type Templates = Readonly<Record<string, readonly Told[]>>;

const NAME = /\{(\w+)\}/g;
const namesIn = (text: string) => [...text.matchAll(NAME)].map(([, name]) => name!);

const phrase = (known: (name: string) => boolean) =>
  z
    .string()
    .min(2)
    .refine((text) => namesIn(text).every(known), {
      error: ({ input }) =>
        `there are no words "${namesIn(String(input)).find((name) => !known(name))}" in this file or in shared`,
    });
const told = (known: (name: string) => boolean, template: (name: string) => boolean) =>
  z.union([
    phrase(known),
    z
      .record(z.string(), z.string().min(1))
      .refine((one) => Object.keys(one).length === 1 && Object.keys(one).every(template), "is no template of shared"),
  ]);
const anything = () => true;

/** `phrases/shared.en.yaml`: words and templates for the phrases of all files. In a template "{name}" is what it is about. */
export const SharedPhraseFile = z.strictObject({
  words: z.record(z.string(), z.string().min(1)),
  templates: z.record(z.string(), z.array(told(anything, anything)).min(1)),
});
export type SharedPhrases = z.infer<typeof SharedPhraseFile>;

/**
 * The other `phrases/*.en.yaml`: the ways owners say a finding, a circumstance, or the part that a repair renews, in the
 * notation of `reading/pattern.ts`. `own` are the file's words.
 */
export const phraseFile = (vocabulary: Vocabulary, { words, templates }: SharedPhrases, own: Words) => {
  const known = (name: string) => name in words || name in own;
  const phrases = z.array(told(known, (name) => name in templates)).min(1);
  return z.strictObject({
    words: z.record(z.string(), phrase(known)).optional(),
    findings: z.partialRecord(findingId(vocabulary), phrases).optional(),
    conditions: z.partialRecord(conditionId(vocabulary), phrases).optional(),
    repairs: z.record(repairId(vocabulary), phrases).optional(),
  });
};

/** Phrases with all names replaced and all templates spelled out. */
export const spelledOut = (phrases: readonly Told[], words: Words, templates: Templates): string[] =>
  phrases.flatMap((one) =>
    typeof one === "string"
      ? [filledIn(one, words)]
      : Object.entries(one).flatMap(([template, about]) =>
          spelledOut(templates[template] ?? [], { ...words, name: filledIn(about, words) }, templates),
        ),
  );

/** Words may name words: "turn {turn_not}". */
const filledIn = (text: string, words: Words): string =>
  text.replace(NAME, (_, name: string) => filledIn(words[name] ?? "", words));
