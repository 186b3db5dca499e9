import * as z from "zod";
import { sentence } from "./figures.ts";
import { conditionId, evidenceKey, type Vocabulary } from "./vocabulary.ts";

const QuestionId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** What an answer says: a finding that is there (`has`) or not (`lacks`), perhaps with its circumstances. */
const saying = (vocabulary: Vocabulary) => {
  const key = evidenceKey(vocabulary);
  const when = z.array(conditionId(vocabulary)).min(1).optional();
  return z.union([z.strictObject({ has: key, when }), z.strictObject({ lacks: key, when })]);
};

/** `questions/*.yaml`: follow-up questions. Every one also has the answer "I am not sure", which says nothing. */
export const questionFile = (vocabulary: Vocabulary) =>
  z.record(
    QuestionId,
    z.strictObject({
      /** Asked only when one of these was told; absent: whenever it helps. */
      about: z.array(evidenceKey(vocabulary)).min(1).optional(),
      /** Not asked when one of these was told, since it is answered. */
      unless: z.array(evidenceKey(vocabulary)).min(1).optional(),
      options: z.record(QuestionId, z.array(saying(vocabulary)).min(1)),
    }),
  );
type QuestionFigures = z.infer<ReturnType<typeof questionFile>>[string];

const QuestionTexts = z.strictObject({
  text: sentence(140),
  hint: sentence(200).optional(),
  options: z.record(QuestionId, z.string().min(1).max(60)),
});

/** `questions/*.en.yaml` */
export const QuestionTextFile = z.record(QuestionId, QuestionTexts);
type QuestionTexts = z.infer<typeof QuestionTexts>;

/** A question as the analysis uses it. */
export const questionOf = (id: string, { options, ...rest }: QuestionFigures, texts: QuestionTexts) => ({
  id,
  text: texts.text,
  ...(texts.hint && { hint: texts.hint }),
  ...rest,
  options: Object.entries(options).map(([option, says]) => ({
    id: option,
    label: texts.options[option] ?? "",
    says: says.map(({ when, ...told }) => ({
      ...("has" in told ? { key: told.has, present: true } : { key: told.lacks, present: false }),
      ...(when && { conditions: when }),
    })),
  })),
});
